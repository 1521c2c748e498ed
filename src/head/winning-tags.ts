import type {Tag} from './tags-in';

/** Attributes that say what a `<meta>` is about. */
const META_NAMES = ['name', 'property', 'charset', 'http-equiv', 'itemprop'];

/**
 * The tags of the head itself. Of those about the same thing, an inner `<Head>` has its way; within one
 * they stand side by side. The rules are those of react-helmet-async 1.3.0, which writes the HTML.
 *
 * @param heads from the outermost to the innermost
 */
export function winningTags(heads: readonly (readonly Tag[])[]): Tag[] {
  const winning = new Map<string, Tag[]>();
  for (const head of heads) {
    const inHead = new Map<string, Tag[]>();
    for (const tag of head) {
      if (!['title', 'html', 'body'].includes(tag.type)) {
        const subject = subjectOf(tag);
        inHead.set(subject, [...(inHead.get(subject) ?? []), tag]);
      }
    }
    inHead.forEach((tags, subject) => winning.set(subject, tags));
  }
  return [...winning.values()].flat();
}

function subjectOf({type, attributes, text}: Tag): string {
  const name = META_NAMES.find((candidate) => candidate in attributes);
  if (type === 'meta' && name) {
    return `${name}=${attributes[name]}`;
  }
  return attributes['rel'] === 'canonical' ? 'canonical' : JSON.stringify([type, attributes, text]);
}
