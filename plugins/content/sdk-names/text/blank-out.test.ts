import {expect, test} from '@playwright/test';
import {blankOut} from './blank-out';

/** What remains, without the spaces. */
const left = (text: string) => blankOut(text).split(/\s+/).filter(Boolean).join(' ');

test('offsets and lines stay as they are', () => {
  const text = 'a /* b\nc */ d // e\n"f" g';
  expect(blankOut(text)).toBe('a     \n     d     \n    g');
});

test('code inside a string stays, whatever brackets and strings it has', () => {
  expect(left('log("at ${map { "x" }.size} now") end')).toBe('log( map { }.size ) end');
  expect(left('log("\\(f(event.kind)) at \\(time)") end')).toBe('log( f(event.kind) time ) end');
});

test('an escaped quote and a comment mark inside a string do not end it', () => {
  expect(left('a("x \\" // y") b')).toBe('a( ) b');
});

test('a multi-line string ends with its three quotes', () => {
  expect(left('a("""x "y"\n// z""") b')).toBe('a( ) b');
});

test('an unclosed apostrophe ends with its line', () => {
  expect(left("<Text>Don't</Text>\nnext")).toBe('<Text>Don next');
});
