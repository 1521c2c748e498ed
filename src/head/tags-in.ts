import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** A tag that a `<Head>` asks for. */
export interface Tag {
  /** Such as `meta`. */
  readonly type: string;
  /** By the names of HTML. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What HTML names otherwise than React, beyond capitals, which HTML does not tell apart. */
const HTML_NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/**
 * Reads the children of a `<Head>`.
 *
 * @throws Error on a component among them: it would have to be drawn first
 */
export function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown> & {children?: ReactNode}>(child)) {
      return [];
    }
    const {children: content, ...props} = child.props;
    if (child.type === Fragment) {
      return tagsIn(content);
    }
    if (typeof child.type !== 'string') {
      throw new Error('<Head> has a component in it — write the tags themselves');
    }
    return {
      type: child.type,
      attributes: Object.fromEntries(
        Object.entries(props)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [HTML_NAMES[name] ?? name.toLowerCase(), String(value)]),
      ),
      text: Children.toArray(content)
        .filter((part) => typeof part === 'string' || typeof part === 'number')
        .join(''),
    };
  });
}
