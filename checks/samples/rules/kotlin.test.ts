import {testFixture} from './check-fixture';

const TEXT = `import {{android.package}}.ConfigureOptions
import {{android.package}}.DeliverySdk
import {{android.package}}.DeliverySession
import {{android.package}}.ErrorCode
import {{android.package}}.LogLevel

fun DeliverySession.proof() = recordEvent("photo")
suspend fun start(running: DeliverySession?) {
    DeliverySdk.configure(options = ConfigureOptions(logLevel = LogLevel.DEBUG))
    Log.i("\${running?.deliveryId} // DeliverySdk.nothing()", ErrorCode.STORAGE_FULL)
    running?.proof()
}
`;

testFixture('android/A.kt', TEXT, [
  [
    'LogLevel\n',
    'LogLevl\n',
    '5  LogLevl is not an export of the SDK on Android — did you mean LogLevel?',
  ],
  ['LogLevel\n', 'Outcome\n', '5:1  Outcome is imported but not used'],
  ['import {{android.package}}.LogLevel\n', '', '8:65  LogLevel is used but not imported'],
  ['Sdk.configure', 'Sdk.setup', '9:17  setup is not a member of DeliverySdk on Android'],
  ['running?.proof', 'running?.prove', '11:14  prove is not a member of DeliverySession'],
  ['?.deliveryId', '?.id', '10:23  id is not a member of DeliverySession'],
  ['LogLevel.DEBUG', 'LogLevel.debug', '9:74  debug is not a value of LogLevel'],
  ['STORAGE_FULL', 'DISK_FULL', 'DISK_FULL is not a value of ErrorCode on Android'],
  ['logLevel =', 'level =', '9:54  level is not a parameter of ConfigureOptions'],
  ['options =', 'settings =', '9:27  settings is not a parameter of configure'],
]);
