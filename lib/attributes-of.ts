import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** The attributes of an element of MDX that are written as strings, by their names. */
export function attributesOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
