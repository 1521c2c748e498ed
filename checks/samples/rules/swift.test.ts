import {testFixture} from './check-fixture';

const TEXT = `import {{ios.module}}

enum Step { case one, two }
func start(_ session: DeliverySession) async throws {
    try await DeliverySdk.configure(apiKey: "", options: ConfigureOptions(logLevel: .debug))
    try await session.complete(.leftAtDoor)
    show(.borderedProminent, .one)
}
func text(_ error: DeliveryError) -> String {
    switch error.code {
    case .notConfigured, .invalidApiKey: "a"
    default: "b"
    }
}
`;

testFixture('ios/A.swift', TEXT, [
  [': DeliveryError', ': DeliveryEror', '9:20  DeliveryEror is not a type of the SDK on iOS'],
  ['import {{ios.module}}\n', '', '3:23  DeliverySession is used but not imported'],
  ['session.complete', 'session.finish', '6:23  finish is not a member of DeliverySession'],
  ['.leftAtDoor', '.delivered', '6:33  delivered is not a value of Outcome'],
  ['.debug', '.verbose', '5:86  verbose is not a value of LogLevel'],
  ['.invalidApiKey', '.wrongKey', '11:27  wrongKey is not a value of ErrorCode'],
  ['.one)', '.handedOvr)', '7:31  handedOvr is not a value of the SDK on iOS'],
  ['apiKey:', 'key:', '5:37  key is not a parameter of configure on iOS — did you mean apiKey?'],
]);
