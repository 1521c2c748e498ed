import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {assetTexts} from '.';

test('the text of a picture is published as it is written', {tag: '@9.3'}, () => {
  const tree = (src: MdxJsxAttribute['value'], alt: string): Root => {
    const attributes = Object.entries({src, alt}).map(([name, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    }));
    const picture: MdxJsxTextElement = {
      type: 'mdxJsxTextElement',
      name: 'img',
      attributes,
      children: [],
    };
    return {type: 'root', children: [{type: 'paragraph', children: [picture]}]};
  };
  // As Docusaurus has it of `![A "van" & its driver's <door>](./van.svg)`.
  const required = {type: 'mdxJsxAttributeValueExpression', value: 'require("./van.svg")'} as const;
  const markdown = tree(required, 'A &quot;van&quot; &amp; its driver&#39;s &lt;door&gt;');
  // As a writer has written them.
  const address = '/van.svg';
  const expression = {type: 'mdxJsxAttributeValueExpression', value: 'van'} as const;
  const elements = () =>
    [address, expression, null].map((src) => tree(src, 'What &amp; stands for'));
  const written = elements();
  [markdown, ...written].forEach(assetTexts());
  expect(markdown).toEqual(tree(required, `A "van" & its driver's <door>`));
  expect(written).toEqual(elements());
});
