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
    '5  LogLevl is no export of the SDK on Android — did you mean LogLevel?',
  ],
  ['LogLevel\n', 'Outcome\n', '5:1  Outcome is imported and not used'],
  ['import {{android.package}}.LogLevel\n', '', '8:65  LogLevel is used and not imported'],
  ['Sdk.configure', 'Sdk.setup', '9:17  setup is no member of DeliverySdk on Android'],
  ['running?.proof', 'running?.prove', '11:14  prove is no member of DeliverySession'],
  ['?.deliveryId', '?.id', '10:23  id is no member of DeliverySession'],
  ['LogLevel.DEBUG', 'LogLevel.debug', '9:74  debug is no value of LogLevel'],
  ['STORAGE_FULL', 'DISK_FULL', 'DISK_FULL is no value of ErrorCode on Android'],
  ['logLevel =', 'level =', '9:54  level is no parameter of ConfigureOptions'],
  ['options =', 'settings =', '9:27  settings is no parameter of configure'],
]);
