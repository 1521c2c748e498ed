/**
 * What: a code block whose HTML the build has highlighted, with links to its source and to the sample app.
 * Why: upstream's highlights in the browser, with Prism, and puts `<div>` into `<code>`; this one
 *   takes HTML that plugins/content/code has made at build. It tells a reader when the clipboard
 *   refuses, and only a block that scrolls is a stop for the keyboard.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/CodeBlock/index.tsx (ejected, without the
 *   components below it).
 * Can go: when upstream highlights at build.
 */
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import Frame, {type Props as FrameProps} from './Frame';

/** Addresses of files are from the site's root, without a slash. */
export interface Props extends FrameProps {
  /** The language of `children`, as Docusaurus' documentation has writers name it. */
  readonly language?: string;
  /** The id of the doc that the names in the code lead to. */
  readonly reference?: string;
}

export default function CodeBlock({language, reference, source, app, ...props}: Props): ReactNode {
  const {className = language && `language-${language}`} = props;
  const html = useReference(props.html, reference);
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Frame
      {...props}
      className={className}
      html={html}
      source={source && withBaseUrl(source)}
      app={app && withBaseUrl(app)}
    />
  );
}

/**
 * Lets the links in highlighted code lead to a doc of the same version. On its own page they stay as they
 * are, `#id`.
 *
 * It doesn't ask for the active doc: upstream looks for that by matching the address with every doc of the
 * version, and a page has dozens of code blocks.
 *
 * @param html with links to the entries of a reference, as plugins/content/code writes them
 * @param doc the id of the doc that has the reference; undefined for code without links
 */
function useReference(html?: string, doc?: string): string | undefined {
  const latest = useLatestVersion(undefined);
  const version = useActiveVersion(undefined) ?? latest;
  const {pathname} = useLocation();
  const path = version.docs.find(({id}) => id === doc)?.path;
  return path && !isSamePath(path, pathname)
    ? html?.replaceAll(/(<a [^>]*href=)#/g, `$1${path}#`)
    : html;
}
