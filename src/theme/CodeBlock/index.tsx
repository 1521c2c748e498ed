/**
 * What: a code block whose HTML the build has highlighted, with links to its source and to the sample app.
 * Why: upstream's highlights in the browser, with Prism, and puts `<div>` into `<code>`; this one
 *   takes HTML that plugins/content/code has made at build. It tells a reader when the clipboard
 *   refuses, and only a block that scrolls is a stop for the keyboard.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/CodeBlock/index.tsx (ejected, without the
 *   components below it).
 * Can go: when upstream highlights at build.
 */
import Link from '@docusaurus/Link';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Code that is not highlighted, such as an error's text; instead of `html`. */
  readonly children?: ReactNode;
  /** Highlighted code; its text is exactly the code. Made at build, never from a reader's text. */
  readonly html?: string;
  /** Class that names the language, such as `language-kotlin`. */
  readonly className?: string;
  /** The language of `children`, as Docusaurus' documentation has writers name it. */
  readonly language?: string;
  readonly title?: string;
  /** Address of the file that the code is quoted from, from the site's root, without a slash. */
  readonly source?: string;
  /** The id of the doc that the names in the code lead to. */
  readonly reference?: string;
  /** Address of the sample app that the file is part of, as a zip archive; likewise. */
  readonly app?: string;
  /** Whether long lines are broken before the reader asks. */
  readonly wrap?: boolean;
}

/** The name of the link in a block's title that leads to the file which the code is quoted from. */
const wholeFile = (file: string): string =>
  translate({id: 'site.CodeBlock.source', message: 'Whole file: {file}'}, {file});

export default function CodeBlock(props: Props): ReactNode {
  const {children, language, title, source, app, reference, wrap = false} = props;
  const {className = language && `language-${language}`} = props;
  const html = useReference(props.html, reference);
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <figure
      className={clsx(ThemeClassNames.common.codeBlock, styles.block, title && styles.titled)}>
      {title && (
        <figcaption className={styles.title}>
          {source ? (
            <Link
              to={`pathname://${withBaseUrl(source)}`}
              title={wholeFile(title)}
              aria-label={wholeFile(title)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </figcaption>
      )}
      {app && (
        <Link
          className={styles.app}
          to={`pathname://${withBaseUrl(app)}`}
          aria-label={translate({id: 'site.CodeBlock.appLabel', message: 'Sample app (zip)'})}>
          {/* On a phone, the name of the file needs the room. */}
          {translate({id: 'site.CodeBlock.app', message: 'Sample app'})}
        </Link>
      )}
      {/* Fills itself (code-tools.ts); React leaves alone what is inside. */}
      <code-tools
        className={styles.tools}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
      <pre className={clsx(styles.scroller, wrap && styles.wrapped)}>
        <code className={className} {...content} />
      </pre>
    </figure>
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
