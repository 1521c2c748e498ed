import {afterHover, clickUnannounced, slow, unslowed, type Journey} from '../pieces/journeys';
import {desktop} from '../slow-page';

/** Links of the sidebars of Docusaurus, Starlight, VitePress and Rspress. */
const sidebarLink = '.menu__link, nav.sidebar a, .VPSidebar a, .rp-sidebar-item';

/** To another doc of the platform, by the way that every site has. */
const toDoc = {
  start: '/Android/install',
  // Starlight's addresses end with a slash.
  link: `:is(${sidebarLink}):is([href="/Android/using"], [href="/Android/using/"])`,
};

export const peerJourneys: readonly Journey[] = [
  {...slow('navigation between docs'), ...toDoc, device: desktop, click: clickUnannounced},
  {...unslowed('navigation between docs'), ...toDoc, device: desktop, click: clickUnannounced},
  afterHover(slow('navigation between docs after a hover'), toDoc),
  afterHover(unslowed('navigation between docs after a hover'), toDoc),
];
