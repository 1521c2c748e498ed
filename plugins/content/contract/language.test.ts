import {expect, test} from '@playwright/test';
import {lampContract as contract} from '../../../tests/harness/lamp-sdk';
import {mapWords, wordsOf} from './language';

test('translators get the words of the contract, by where they stand', () => {
  const words = wordsOf(contract);
  expect(words['errors.LAMP_UNREACHABLE.cause']?.message).toBe(contract.errors[0]?.cause);
  expect(Object.keys(words)).toEqual(
    expect.arrayContaining([
      'members.sdk.connect.summary',
      'members.lamp.turnOff.parameters.notes.default.words',
      'events.levelChanged.attributes.level.unit',
    ]),
  );
});

test('names, code and what the SDK itself says are no words', () => {
  const translated = mapWords(contract, () => 'x');
  expect(translated.errors.map(({message}) => message)).toEqual(
    contract.errors.map(({message}) => message),
  );
  const fields = translated.valueTypes.flatMap((type) => type.fields ?? []);
  expect(fields.map((field) => field.default)).toEqual(
    expect.arrayContaining([{value: 'some'}, {value: 10000}, {fields: true}, {words: 'x'}]),
  );
  expect(translated.members.map(({signatures}) => signatures)).toEqual(
    contract.members.map(({signatures}) => signatures),
  );
});

test('two parts of one name stop the build', () => {
  const states = [...contract.states, ...contract.states];
  expect(() => wordsOf({...contract, states})).toThrow(
    'the contract has two of states.lit.summary — give one of them another name',
  );
});
