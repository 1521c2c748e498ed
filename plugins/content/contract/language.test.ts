import {expect, test} from '@playwright/test';
import {contract} from '../../../product/contract';
import {mapWords, wordsOf} from './language';

test('translators get the words of the contract, by where they stand', () => {
  const words = wordsOf(contract);
  expect(words['errors.NOT_CONFIGURED.cause']?.message).toBe(contract.errors[0]?.cause);
  expect(Object.keys(words)).toEqual(
    expect.arrayContaining([
      'members.sdk.configure.summary',
      'members.session.recordEvent.parameters.attributes.default.words',
      'events.floorChanged.attributes.floor.unit',
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
    expect.arrayContaining([{value: 'warning'}, {value: 10000}, {fields: true}, {words: 'x'}]),
  );
  expect(translated.members.map(({signatures}) => signatures)).toEqual(
    contract.members.map(({signatures}) => signatures),
  );
});

test('two parts of one name stop the build', () => {
  const states = [...contract.states, ...contract.states];
  expect(() => wordsOf({...contract, states})).toThrow(
    'the contract has two of states.enRoute.summary — give one of them another name',
  );
});
