import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** The attributes of an MDX element that are written as strings, by name. */
export function attributesOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
