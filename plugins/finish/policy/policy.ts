/**
 * The value of a page's policy. Scripts and styles are those of this page alone. The rest is the
 * same everywhere: the application shows other pages in the same document, under the same policy.
 *
 * - `data:` images: small ones in style sheets and pages (Docusaurus' url-loader)
 * - default: Firefox checks prefetching against it
 * - connect: docs' texts (src/doc-text), the search index, pages to copy as Markdown, and whether a
 *   chunk that failed exists (src/client-modules)
 *
 * `frame-ancestors` and reporting have no effect in a page's own policy.
 *
 * @param scripts sources as they are written in a policy, such as `'sha256-…'`
 * @param styles the same; at least one
 */
export function policyOf(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-src 'none'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "worker-src 'none'",
  ].join('; ');
}
