/**
 * A page for hosts that cannot redirect: it sends browsers and search engines on, and readers whose
 * browser does not follow find a link.
 *
 * @param to address of the page that readers are sent to, from the site's root
 * @param site origin of the site
 */
export function redirectPage(to: string, site: string): string {
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${new URL(to, site).href}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
</head>
<body>
<p><a href="${to}">This page has moved.</a></p>
</body>
</html>
`;
}
