/**
 * The script that draws the banner when one of the page's scripts doesn't load, or turns out to be
 * something else (many hosts answer any address with a page), unless the application has announced itself
 * by then. Styles are set through the CSSOM and text through text nodes, which a Content Security Policy
 * and Trusted Types allow.
 *
 * @param texts array literal: heading, explanation, words before the suggested base URL
 */
export const bannerScript = (
  texts: string,
): string => `window.addEventListener('error', function draw(event) {
  var file = event.target.src || event.filename;
  if (window.docusaurus || !/^(https?|file):.*\\/assets\\/js\\//.test(file)) return;
  window.removeEventListener('error', draw, true);
  var texts = ${texts};
  var banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'margin:1rem;padding:1rem 1.5rem;border:3px solid #b42318;border-radius:8px;background:#fff4e5;color:#1c1917;font:1rem/1.5 system-ui,sans-serif';
  function line(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    banner.appendChild(element);
    return element;
  }
  line('strong', texts[0]).style.cssText = 'display:block;font-size:1.5rem';
  line('p', texts[1]);
  line('p', texts[2] + ' ' + location.pathname.replace(/[^/]*$/, ''));
  document.body.insertBefore(banner, document.body.firstChild);
}, true);`;
