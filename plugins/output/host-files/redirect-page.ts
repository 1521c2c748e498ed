/**
 * A page for hosts that can't redirect: it sends browsers and search engines on, and has a link for
 * readers whose browser doesn't follow.
 *
 * @param to address of the page that readers are sent to, from the host's root
 * @param site origin of the site
 * @param lang language tag of the text
 * @param text what readers see, such as `This page has moved`
 */
export function redirectPage(to: string, site: string, lang: string, text: string): string {
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'";
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${new URL(to, site).href}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text}</title>
</head>
<body>
<p><a href="${to}">${text}</a></p>
</body>
</html>
`;
}
