import {expect, test} from '@playwright/test';
import {fillGrammarGaps} from './grammar-gaps';
import type {SyntaxProblem} from './syntax-problem';
import {treeSitter, type GrammarName} from './tree-sitter';

const valid: [GrammarName, string, string][] = [
  ['kotlin', 'functional interfaces', 'fun interface A {\n    fun b()\n}\n'],
  ['kotlin', 'open ranges', 'for (a in 0..<10) b(a)\n'],
  [
    'kotlin',
    'guards',
    'val a = when (b) {\n    is C if b.d -> 1\n    else -> if (e) 2 else 3\n}\n',
  ],
  ['kotlin', 'a type in one line', 'interface A { suspend fun b(): Int }\n'],
  [
    'swift',
    'conditional compilation',
    'class A {\n    #if DEBUG\n    let a = 1\n    #else\n    let a = 2\n    #endif\n}\n',
  ],
  [
    'swift',
    'try await before a block',
    'func f() {\n    if let a = try await b() {\n        c(a)\n    } else {\n        d()\n    }\n}\n',
  ],
  [
    'swift',
    'try await in a switch',
    'func f() {\n    switch try await a.b(c) {\n    case .d: e()\n    }\n}\n',
  ],
  ['swift', 'typed throws', 'func f() throws(A.B) -> C { d }\n'],
  ['swift', 'nonisolated(unsafe)', 'nonisolated(unsafe) var a = 1\n'],
];

for (const [grammar, name, text] of valid) {
  test(`${grammar}: ${name}`, async () => {
    expect(await treeSitter(grammar)(text)).toEqual([]);
    const filled = fillGrammarGaps(text, grammar);
    expect(filled.split('\n').map(({length}) => length)).toEqual(
      text.split('\n').map(({length}) => length),
    );
  });
}

const invalid: [GrammarName, string, string, Partial<SyntaxProblem>][] = [
  [
    'kotlin',
    'a guard without condition',
    'val a = when (b) {\n    is C if -> 1\n}\n',
    {line: 2, problem: '"->" is unexpected here'},
  ],
  ['kotlin', 'a member of a type in one line', 'interface A { fun b(): }\n', {line: 1, column: 24}],
  [
    'swift',
    'code of a branch',
    'class A {\n    #if DEBUG\n    let a = = 1\n    #endif\n}\n',
    {line: 3},
  ],
  [
    'swift',
    'a condition without end',
    'func f() {\n    if let a = try await {\n        c(a)\n    }\n',
    {line: 4},
  ],
];

for (const [grammar, name, text, problem] of invalid) {
  test(`${grammar}: the mistake in ${name} is found`, async () => {
    expect((await treeSitter(grammar)(text))[0]).toMatchObject(problem);
  });
}
