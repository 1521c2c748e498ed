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
  const element = tree('/van.svg', 'What &amp; stands for');
  [markdown, element].forEach(assetTexts());
  expect(markdown).toEqual(tree(required, `A "van" & its driver's <door>`));
  expect(element).toEqual(tree('/van.svg', 'What &amp; stands for'));
});
