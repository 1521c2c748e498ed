import {testFixture} from './check-fixture';

const IMPORT = "import 'package:{{flutter.package}}/{{flutter.package}}.dart';\n";

const TEXT = `${IMPORT}
class DeliveryReporter {}
Future<void> start(DeliverySession running) async {
  await DeliverySdk.configure(options: const ConfigureOptions(logLevel: LogLevel.debug));
  await running.complete(Outcome.leftAtDoor);
}
`;

testFixture('flutter/lib/a.dart', TEXT, [
  [IMPORT, '', '5:26  Outcome is used but not imported'],
  ['ConfigureOptions(', 'ConfigureOption(', '5:46  ConfigureOption is not a type of the SDK'],
  ['class DeliveryReporter {}', 'DeliveryReporter? a;', '3:1  DeliveryReporter is not a type of'],
  ['running.complete', 'running.close', '6:17  close is not a member of DeliverySession'],
  ['Outcome.leftAtDoor', 'Outcome.left', '6:34  left is not a value of Outcome on Flutter'],
  ['logLevel:', 'level:', '5:63  level is not a parameter of ConfigureOptions'],
]);
