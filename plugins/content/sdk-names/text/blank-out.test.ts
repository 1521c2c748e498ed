import {expect, test} from '@playwright/test';
import {blankOut, type Language} from './blank-out';

const kotlin: Language = {quotes: ['"""', '"', '`'], interpolation: '${', hasNestedComments: true};
const swift: Language = {quotes: ['"""', '"'], interpolation: '\\(', hasNestedComments: true};
const script: Language = {quotes: ['`', "'"], interpolation: '${', hasNestedComments: false};

/** What remains, without the spaces. */
const left = (text: string, language: Language) =>
  blankOut(text, language).split(/\s+/).filter(Boolean).join(' ');

test('offsets and lines stay as they are', () => {
  const text = 'a /* b\nc */ d // e\n"f" g';
  expect(blankOut(text, kotlin)).toBe('a     \n     d     \n    g');
});

test('code inside a string stays, whatever brackets and strings it has', () => {
  expect(left('log("at ${map { "x" }.size} now") end', kotlin)).toBe('log( map { }.size ) end');
  expect(left('log("\\(f(event.kind)) at \\(time)") end', swift)).toBe(
    'log( f(event.kind) time ) end',
  );
});

test('an escaped quote and a comment mark inside a string do not end it', () => {
  expect(left('a("x \\" // y") b', kotlin)).toBe('a( ) b');
});

test('a multi-line string ends with its three quotes', () => {
  expect(left('a("""x "y"\n// z""") b', kotlin)).toBe('a( ) b');
});

test('comments nest where the language says so', () => {
  expect(left('/* a /* b */ c */ d', kotlin)).toBe('d');
  expect(left('/* a/* b */ d', script)).toBe('d');
});

test('an unclosed apostrophe ends with its line', () => {
  expect(left("<Text>Don't</Text>\nnext", script)).toBe('<Text>Don next');
});
