import {expect, test} from '@playwright/test';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {noFaults} from '.';

function read(value: string): void {
  const processor = unified().use(remarkParse).use(remarkDirective).use(noFaults);
  const file = new VFile({path: path.resolve('docs/page.mdx'), value});
  processor.runSync(processor.parse(file), file);
}

test('admonitions that are closed pass, even inside another, a list or a quotation', () => {
  read('::::note[Title]\n\nText\n\n:::tip\nMore\n:::\n\n::::\n\n- :::note\n  Text\n  :::\n');
  read('> :::note\n> Text\n> :::\n');
});

test('an admonition that is not closed stops the build, with file and line', () => {
  expect(() => read('Text\n\n:::note\n\nMore\n')).toThrow(
    'docs/page.mdx:3  the admonition :::note is not closed — close it with a line of :::',
  );
});

test('code blocks that are closed pass, even by indentation, in a list or with another fence inside', () => {
  read('```kotlin\nval a = 1\n```\n\n- ~~~~\n  ~~~\n  ~~~~\n\n> ```\n> a\n> ```\n');
  read('    indented\n');
});

test('a code block that is not closed stops the build, with file and line', () => {
  expect(() => read('Text\n\n```kotlin title="A.kt"\nval a = 1\n\n## More\n')).toThrow(
    'docs/page.mdx:3  the code block ```kotlin is not closed — close it with a line of ```',
  );
  expect(() => read('- ````\n  ```\n\nMore\n')).toThrow('docs/page.mdx:1  the code block ````');
});
