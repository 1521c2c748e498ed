import {expect, test} from '@playwright/test';
import {contract} from '../product/contract';
import {vocabulary} from '../site/words';
import {boundary} from './boundary';

const content = [
  {filePath: 'docs/iOS/using.mdx', text: '## Turn the lamp on\n\n## Stop {/* #stop-it */}\n'},
  {filePath: 'samples/android/LampScreen.kt', text: 'val lamp = lampOf("lamp-7")\n'},
];
const find = async (text: string, filePath = 'plugins/a.ts') =>
  (await boundary([...content, {filePath, text}])).map(({line, column, problem}) => ({
    place: `${line}:${column}`,
    name: /"(.*?)"/.exec(problem)?.[1],
  }));

const [member = ''] = contract.members.map(({name}) => name).filter((name) => /[A-Z]/.test(name));
const [word = ''] = vocabulary.map(({write}) => write);

for (const name of [
  member,
  `api-${member}`,
  'Turn the lamp on',
  'turn-the-lamp-on',
  'stop-it',
  'LampScreen.kt',
  'lamp-7',
  `${word}s`,
  `Big${word.charAt(0).toUpperCase()}${word.slice(1)}Screen`,
]) {
  test(`${name}, which belongs to the content, is found in code`, async () => {
    expect(await find(`one\n// ${name}`)).toContainEqual({place: '2:4', name});
  });
}

test("what the interface or a tests' page says, a heading may say too", async () => {
  const message = "translate({id: 'a', message: 'Turn the lamp on'})";
  expect(await find(message, 'src/a.tsx')).toEqual([]);
  expect(await find('## Turn the lamp on', 'tests/kitchen/docs/a.mdx')).toEqual([]);
  expect(await find(message)).not.toEqual([]);
});

test('single words, parts of longer names and the content itself pass', async () => {
  expect(await find(`stop Stop ${member}ed my-stop-it`)).toEqual([]);
  for (const filePath of ['product/a.ts', 'src/pages/a.tsx', 'src/figures/a.tsx', 'site/a.ts']) {
    expect(await find(`${member} lamp-7`, filePath)).toEqual([]);
  }
});
