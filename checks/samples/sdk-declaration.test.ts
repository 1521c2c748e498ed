import {expect, test} from '@playwright/test';
import {names} from '../../product/contract/names';
import type {Contract, Member} from '../../product/contract/types';
import {typeFindings} from './sample-types';
import {compileSamples} from './compile-samples';
import {sdkDeclaration} from './sdk-declaration';

const member = (name: string, signatures: Member['signatures']): Member => ({
  name,
  owner: 'session',
  kind: 'function',
  summary: '',
  parameters: [],
  errors: [],
  since: '1.0.0',
  signatures,
});

const small: Contract = {
  members: [
    member('start', {
      reactNative: 'function start(mode: Mode): Promise<void>',
      ios: 'func start()',
    }),
    member('id', {reactNative: 'readonly id: string'}),
    member('elsewhere', {ios: 'func elsewhere()'}),
  ],
  valueTypes: [
    {
      name: 'Mode',
      summary: '',
      since: '1.0.0',
      values: [
        {name: 'saver', summary: ''},
        {name: 'precise', summary: ''},
      ],
    },
    {
      name: 'Place',
      summary: '',
      since: '1.0.0',
      values: [
        {name: 'home', summary: ''},
        {name: 'code', summary: '', fields: [{name: 'text', type: 'string', summary: ''}]},
      ],
    },
    {
      name: 'Options',
      summary: '',
      since: '1.0.0',
      fields: [
        {name: 'limit', type: 'integer', summary: '', default: {value: 1}},
        {name: 'mode', type: 'Mode', summary: ''},
        {name: 'icon', type: 'string', summary: '', platforms: ['android']},
      ],
    },
    {name: 'Notice', summary: '', since: '1.0.0', platforms: ['android'], fields: []},
  ],
  events: [
    {name: 'parked', when: '', attributes: []},
    {name: 'moved', when: '', attributes: [{name: 'floor', type: 'integer', summary: ''}]},
  ],
  states: [{name: 'lit', summary: '', next: []}],
  errors: [
    {code: 'NOT_SET_UP', message: '', cause: '', mend: '', retryable: false},
    {code: 'LAMP_UNREACHABLE', message: '', cause: '', mend: '', retryable: true},
  ],
  releases: [],
};

test('types, members and errors are declared as TypeScript spells them', () => {
  const lines = sdkDeclaration(small).split('\n');
  for (const line of [
    "export type Mode = 'saver' | 'precise';",
    'export interface Options {readonly limit?: number; readonly mode: Mode;}',
    `export type ${names.state} = 'lit';`,
    `export type ${names.errorCode} = 'NOT_SET_UP' | 'LAMP_UNREACHABLE';`,
    'export declare function start(mode: Mode): Promise<void>;',
    '  readonly id: string;',
  ]) {
    expect(lines).toContain(line);
  }
});

test('values with fields, and events, are told apart by their type', () => {
  const text = sdkDeclaration(small);
  expect(text).toContain(
    "Place = {readonly type: 'home'; } | {readonly type: 'code'; readonly text: string;};",
  );
  expect(text).toContain("| {readonly type: 'moved'; readonly floor: number;};");
});

test('what only another platform has is left out', () => {
  const text = sdkDeclaration(small);
  expect(text).not.toContain('elsewhere');
  expect(text).not.toContain('Notice');
  expect(text).not.toContain('icon');
});

test('the declaration of the real contract compiles', () => {
  expect(typeFindings([], compileSamples([]))).toEqual([]);
});
