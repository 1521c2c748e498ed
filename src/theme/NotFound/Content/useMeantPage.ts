import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findPage} from '@site/src/doc-text/find-page';
import {plainPath} from '@site/src/early/address';
import {useEffect} from 'react';

/**
 * Leads from an address that no page has to the page that it means (specification 2.8 and 16.6: it may end in `.html` or
 * a slash, or differ in case). Many hosts have one not-found page for all languages: in another language, it leads to
 * the same page there, or to the not-found page of that language.
 */
export function useMeantPage(): void {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const {i18n, siteConfig} = useDocusaurusContext();
  useEffect(() => {
    const own = siteConfig.baseUrl;
    const wanted = `${plainPath(pathname)}/`;
    const [base = own] = Object.values(i18n.localeConfigs)
      .map(({baseUrl}) => baseUrl)
      .filter((each) => wanted.startsWith(`${plainPath(each)}/`))
      // The default language's is part of the others.
      .sort((one, other) => other.length - one.length);
    const page = findPage(own + wanted.slice(plainPath(base).length + 1));
    const there = page && base + page.slice(own.length);
    if (base === own) {
      if (there && there !== pathname) {
        history.replace(there + search + hash);
      }
      return;
    }
    const target = there && there !== pathname ? there : `${base}404.html`;
    if (target !== pathname) {
      window.location.replace(target + search + hash);
    }
  }, [pathname, search, hash, history, i18n, siteConfig]);
}
