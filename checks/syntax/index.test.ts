import {expect, test} from '@playwright/test';
import {formatFault} from '../../lib/faults';
import {syntax} from '.';
import {fillGrammarGaps} from './grammar-gaps';
import {parsers} from './parsers';

const find = async (name: string, text: string) =>
  (await syntax([{filePath: `samples/ios/${name}`, text}])).map(formatFault);

/** A mistake in each kind of sample, and where it is found. */
const broken: [name: string, text: string, found: string][] = [
  ['a.kt', 'import a.{{android.path}}.LampSdk\n\nval a = = 1\n', '3:9  "=" is unexpected here'],
  ['a.kts', 'class A {', '1:10  the text ends too early'],
  ['a.kt', 'val a = when (b) {\n    is C if -> 1\n}\n', '2:13  "->" is unexpected here'],
  ['a.kt', 'val a = "{{sdk.nmae}}" = 1', '1:10  unknown fact {{sdk.nmae}}'],
  ['a.swift', 'let a = 1\nfucn f() {}\n', '2:6  "f" is unexpected here'],
  ['a.swift', 'class A {\n    #if DEBUG\n    let a = = 1\n    #endif\n}\n', '3:'],
  ['a.dart', 'void f() {\n  g()\n}\n', '2:6  ; is missing'],
  ['a.dart', "import 'a.dart';\n\nvoid b( {}\n", '3:'],
  ['a.dart', 'await a();\nb(;\n', '2:'],
  ['a.dart', 'class A {\n  void f() {\n    g();\n\n  @override\n  void h() {}\n}\n', '7:'],
  ['a.ts', 'const a = {\n  b: ,\n};', '2:5  identifier is missing'],
  ['a.tsx', '<A>', '1:'],
  ['package.json', '{\n  "a": 1,\n}\n', '3:1  "}" is unexpected here'],
  ['pubspec.yaml', 'a:\n    b: 1\n  c: 2\n', '3:'],
  ['pubspec.yaml', 'a: 1\na: 2\n', '2:1  Map keys must be unique'],
  ['libs.versions.toml', '[a]\nb = "c\n', '2:'],
  ['AndroidManifest.xml', '<a>\n  <b>\n</a>\n', '3  Missing end tag for element b'],
  ['AndroidManifest.xml', '<a android:b="c" />\n<d e=f />', '2  Attribute value expected'],
  ['project.pbxproj', '<plist a="1" a="2" />', '1  Duplicate attribute: a'],
  ['gradle.properties', 'a=b\nc\nd=e\n', '3:1  "d" is unexpected here'],
  ['Lamp.xcconfig', '// a\nB = c\nd\n', '4:1  the text ends too early'],
  ['build.gradle', 'android {\n    a = 1\n', '2:'],
  ['Podfile', "target 'A' do\n  pod 'B'\n", '2:'],
  ['a.sh', 'echo "a\n', '1:'],
  ['a.md', 'a\nb\u200bc', '2:2  "a b<U+200B>c" has a character that is not what it seems'],
  ['a.proto', '', '1  there is no parser for files of the type "proto"'],
];

for (const [name, text, found] of broken) {
  test(`a mistake in ${name} is found: ${JSON.stringify(text)}`, {tag: '@15.4'}, async () => {
    expect(await find(name, text)).toEqual([
      expect.stringContaining(`samples/ios/${name}:${found}`),
    ]);
  });
}

const right: [language: string, text: string][] = [
  ['kotlin', 'val a = b?.let { "${it.c}" } ?: return\nf(a) { (b, _) -> b }\n'],
  ['kotlin', 'plugins { alias(libs.plugins.kotlin) apply false }\n'],
  ['kotlin', 'fun interface A {\n    fun b()\n}\n'],
  ['kotlin', 'for (a in 0..<10) b(a)\n'],
  ['kotlin', 'val a = when (b) {\n    is C if b.d -> 1\n    else -> if (e) 2 else 3\n}\n'],
  ['kotlin', 'interface A { suspend fun b(): Int }\n'],
  ['swift', '#Preview {\n    A()\n}\n\nfunc f() {\n    #expect(a == nil)\n}\n'],
  ['swift', 'let a = #"b "c" \\#(d)"#\n'],
  ['swift', 'class A {\n    #if DEBUG\n    let a = 1\n    #else\n    let a = 2\n    #endif\n}\n'],
  [
    'swift',
    'func f() {\n    if let a = try await b() {\n        c(a)\n    } else {\n        d()\n    }\n}\n',
  ],
  ['swift', 'func f() {\n    switch try await a.b(c) {\n    case .d: e()\n    }\n}\n'],
  ['swift', 'func f() throws(A.B) -> C { d }\n'],
  ['swift', 'nonisolated(unsafe) var a = 1\n'],
  ['dart', 'var a = switch (b) { C(:final d?) when d > 1 => .e, _ => .f };'],
  ['dart', 'await a();\nfor (final (b, c) in d) e();\n'],
  ['tsx', 'return <A b={c} />;'],
  ['ts', 'const a: B = await c();'],
  ['toml', '[versions]\na = "1"\n\n[libraries]\nb = { version.ref = "a" }\n'],
  ['ruby', "target 'A' do\n  pod 'B', '~> 1.0'\nend\n"],
  ['bash', 'npm install \\\n  a && ./b --c="$D"\n'],
  ['groovy', "dependencies {\n    implementation 'a:b:1'\n}\n"],
  ['xml', '<a android:b="c" />\n<d />'],
  ['xcconfig', '// a\n#include? "b.xcconfig"\nC = d\n'],
];

for (const [language, text] of right) {
  test(`${language} passes: ${JSON.stringify(text)}`, {tag: '@15.4'}, async () => {
    expect(await parsers[language]?.(text)).toBeUndefined();
    const filled =
      language === 'kotlin' || language === 'swift' ? fillGrammarGaps(text, language) : text;
    const lengths = (each: string) => each.split('\n').map(({length}) => length);
    expect(lengths(filled)).toEqual(lengths(text));
  });
}
