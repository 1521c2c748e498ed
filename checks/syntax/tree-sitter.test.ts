import {expect, test} from '@playwright/test';
import type {SyntaxProblem} from './syntax-problem';
import {treeSitter, type GrammarName} from './tree-sitter';

const broken: [GrammarName, string, string, Partial<SyntaxProblem>][] = [
  ['kotlin', 'a missing bracket', 'val a = f(1\n\nval b = 2\n', {line: 3}],
  ['kotlin', 'two statements on a line', 'fun f() { a() b() }', {line: 1, column: 17}],
  ['swift', 'a misspelled keyword', 'let a = 1\nfucn f() {}\n', {line: 2}],
  ['dart', 'a missing semicolon', 'void f() {\n  g()\n}\n', {line: 2, problem: '";" is missing'}],
  ['typescript', 'a missing value', 'const a = {\n  b: ,\n};', {line: 2}],
  ['toml', 'an unclosed string', '[a]\nb = "c\n', {line: 2}],
  ['ruby', 'a block without end', "target 'A' do\n  pod 'B'\n", {line: 2}],
  ['bash', 'an unclosed string', 'echo "a\n', {line: 1}],
  ['kotlin', 'a missing end', 'class A {', {line: 1, problem: 'the text ends too early'}],
  ['groovy', 'a missing brace', 'android {\n    a = 1\n', {line: 2}],
];

for (const [grammar, name, text, problem] of broken) {
  test(`${grammar}: ${name} is found`, async () => {
    expect((await treeSitter(grammar)(text))[0]).toMatchObject(problem);
  });
}

test('a missing brace is reported where the code stops making sense', async () => {
  const text = 'class A {\n  void f() {\n    g();\n\n  @override\n  void h() {}\n}\n';
  expect(await treeSitter('dart')(text)).toMatchObject([{line: 7}]);
});

test('every mistake in a text is found', async () => {
  const problems = await treeSitter('dart')('var a = (1;\nvar b = 2;\nvar c = ;\n');
  expect(problems.map(({line}) => line)).toEqual([1, 3]);
});

const sound: [GrammarName, string, string][] = [
  ['kotlin', 'statements', 'val a = b?.let { "${it.c}" } ?: return\nf(a) { (b, _) -> b }\n'],
  ['kotlin', 'a build script', 'plugins { alias(libs.plugins.kotlin) apply false }\n'],
  ['swift', 'macros', '#Preview {\n    A()\n}\n\nfunc f() {\n    #expect(a == nil)\n}\n'],
  ['swift', 'raw strings', 'let a = #"b "c" \\#(d)"#\n'],
  [
    'dart',
    'patterns and dot shorthands',
    'var a = switch (b) { C(:final d?) when d > 1 => .e, _ => .f };',
  ],
  ['tsx', 'an element', 'return <A b={c} />;'],
  ['typescript', 'types', 'const a: B = await c();'],
  ['toml', 'tables', '[versions]\na = "1"\n\n[libraries]\nb = { version.ref = "a" }\n'],
  ['ruby', 'blocks', "target 'A' do\n  pod 'B', '~> 1.0'\nend\n"],
  ['bash', 'continued lines', 'npm install \\\n  a && ./b --c="$D"\n'],
  ['groovy', 'a build script', "dependencies {\n    implementation 'a:b:1'\n}\n"],
];

for (const [grammar, name, text] of sound) {
  test(`${grammar}: ${name} pass`, async () => {
    expect(await treeSitter(grammar)(text)).toEqual([]);
  });
}
