import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {newest, newestPlugin} from './newest';

test('a function that was given first calls the one that was given last', () => {
  const load = (text: string) =>
    newest(function greet(name: string) {
      return `${text} ${name}`;
    });
  const first = load('Hello');
  expect(first('Ada')).toBe('Hello Ada');
  load('Goodbye');
  expect(first('Ada')).toBe('Goodbye Ada');
});

test('so does the transformer that a plugin made before', () => {
  const seen: string[] = [];
  const load = (text: string) =>
    newestPlugin(function plugin() {
      return () => {
        seen.push(text);
      };
    });
  const transform = load('old')();
  load('new');
  transform({type: 'root', children: []}, new VFile());
  expect(seen).toEqual(['new']);
});
