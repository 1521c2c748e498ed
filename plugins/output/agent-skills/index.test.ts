import {expect, test} from '@playwright/test';
import path from 'node:path';
import {facts} from '../../../product';
import {skillOf} from './skill-of';

const filePath = path.resolve('site/agent-skill.md');

test("the template of the skills knows the platform's facts as well as all others", () => {
  const fileContent = '{{platform.path}} {{sdk.name}} {{platform.sample}}';
  expect(skillOf('reactNative', {fileContent, filePath})).toBe(
    `${facts.reactNative.path} ${facts.sdk.name} react-native`,
  );
});

test('a fact that a platform does not have stops the build, with file and line', () => {
  const fileContent = '{{platform.packages}}\n{{platform.nmae}}';
  expect(() => skillOf('android', {fileContent, filePath})).toThrow(
    'site/agent-skill.md:2:1  unknown fact {{platform.nmae}}',
  );
});
