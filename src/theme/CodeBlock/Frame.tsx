import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Code that is not highlighted, such as an error's text; instead of `html`. */
  readonly children?: ReactNode;
  /** Highlighted code; its text is exactly the code. Made at build, never from a reader's text. */
  readonly html?: string | undefined;
  /** Class that names the language, such as `language-kotlin`. */
  readonly className?: string | undefined;
  readonly title?: string;
  /** Address of the file that the code is quoted from. */
  readonly source?: string | undefined;
  /** Address of the sample app that the file is part of, as a zip archive. */
  readonly app?: string | undefined;
  /** Whether long lines are broken before the reader asks. */
  readonly wrap?: boolean;
}

/** The whole block, for pages and for figures outside the application, where a link of Docusaurus doesn't work. */
export default function Frame(props: Props): ReactNode {
  const {children, html, className, title, source, app, wrap = false} = props;
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <figure
      className={clsx(ThemeClassNames.common.codeBlock, styles.block, title && styles.titled)}>
      {title && (
        <figcaption className={styles.title}>
          {source ? (
            <FileLink
              href={source}
              title={translate(
                {id: 'site.CodeBlock.source', message: 'Whole file: {file}'},
                {file: title},
              )}>
              {title}
            </FileLink>
          ) : (
            title
          )}
        </figcaption>
      )}
      {app && (
        <FileLink
          className={styles.app}
          href={app}
          title={translate({id: 'site.CodeBlock.appLabel', message: 'Sample app (zip)'})}>
          {/* On a phone, the name of the file needs the room. */}
          {translate({id: 'site.CodeBlock.app', message: 'Sample app'})}
        </FileLink>
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

const FileLink = ({title, ...props}: ComponentProps<'a'>): ReactNode => (
  // eslint-disable-next-line @docusaurus/no-html-links
  <a target="_blank" rel="noopener noreferrer" title={title} aria-label={title} {...props} />
);
