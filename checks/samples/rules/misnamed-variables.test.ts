import {expect, test} from '@playwright/test';
import {checkFixture} from './check-fixture';

for (const [filePath, text, found] of [
  [
    'android/A.kt',
    'fun pause(session: MediaSession) = session.cancel()',
    '1:20  session is declared as MediaSession',
  ],
  [
    'android/A.kt',
    'class A(\n    private val session: StateFlow<Media>,\n)',
    '2:26  session is declared as StateFlow<Media>',
  ],
  [
    'android/A.kt',
    'val touch = { event: android.view.MotionEvent -> event.time }',
    '1:22  event is declared as android.view.MotionEvent',
  ],
  [
    'android/A.kt',
    'fun f() { val session = MediaSession(context, "tag") }',
    '1:25  session is declared as MediaSession',
  ],
  [
    'ios/A.swift',
    'func urlSession(_ session: URLSession) { session.cancel() }',
    '1:28  session is declared as URLSession',
  ],
  [
    'ios/A.swift',
    'if let session = try await URLSession.shared {}',
    '1:28  session is declared as URLSession',
  ],
  [
    'ios/A.swift',
    'let key = { (event: NSEvent) in event.time }',
    '1:21  event is declared as NSEvent',
  ],
  [
    'flutter/lib/a.dart',
    'void f(MediaSession session) {}',
    '1:8  session is declared as MediaSession',
  ],
  ['flutter/lib/a.dart', 'void f({dynamic event}) {}', '1:9  event is declared as dynamic'],
  ['flutter/lib/a.dart', 'final session = http.Client();', '1:22  session is declared as Client'],
] as const) {
  test(`in ${filePath}, a variable that is not the SDK's has a name of its own: ${text}`, async () => {
    expect(await checkFixture(filePath, text)).toContainEqual(expect.stringContaining(found));
  });
}

for (const [filePath, text] of [
  [
    'android/A.kt',
    'class A(val session: StateFlow<DeliverySession?>, event: DeliveryEvent) {}\nval session = Player.active()\nobject Player',
  ],
  [
    'android/A.kt',
    'val session = checkNotNull(DeliverySdk.activeSession())\nwhen (val session = active()) {}',
  ],
  [
    'ios/A.swift',
    'func f(_ event: DeliveryEvent) {}\nguard let session = try await DeliverySdk.activeSession() else {}\nload(session: URLSession.shared)',
  ],
  [
    'flutter/lib/a.dart',
    'Future<void> f(DeliverySession? session) async { await for (final event in session.events) { return event; } }',
  ],
] as const) {
  test(`in ${filePath}, a session or an event of the SDK can have that name: ${text}`, async () => {
    expect(await checkFixture(filePath, text)).not.toContainEqual(
      expect.stringContaining('is declared as'),
    );
  });
}
