/**
 * What the early scripts, the custom elements and the application tell each other. Beside these events, they share the
 * attributes of the document: `data-platform`, `data-theme`, `data-theme-choice`, `data-draw-all`, and `data-goes-on` where the
 * application goes to another address when it starts.
 *
 * | Event               | Sent by                                                                      | Heard by                                        |
 * | ------------------- | ---------------------------------------------------------------------------- | ----------------------------------------------- |
 * | `applicationstart`  | `src/theme/Root`, once every component handles presses                       | presses.ts, address.ts                          |
 * | `navigationstart`   | client-modules/page-change.ts, as `onRouteUpdate`: the reader goes elsewhere | failure.ts, the patch `scroll-until-navigation` |
 * | `pagechange`        | client-modules/page-change.ts, when another page is shown                    | platform.ts, drawing.ts, figures                |
 * | `navigationfailure` | the patch of that name, the figures                                          | failure.ts, client-modules/progress.ts          |
 * | `storage`           | the browser, for other windows; storage.ts for this one                      | platform.ts, tabs.ts, storage.ts, Docusaurus    |
 * | `popstate`          | the browser; router.ts                                                       | Docusaurus' router, drawing.ts                  |
 * | `beforematch`       | the browser; client-modules/reveal-anchor.ts                                 | tabs.ts                                         |
 */
interface Signals {
  applicationstart: Event;
  navigationstart: Event;
  pagechange: Event;
  /** With what has failed. */
  navigationfailure: CustomEvent<unknown>;
}

declare global {
  // It adds to the browser's own events.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface WindowEventMap extends Signals {}
}

/** Sends one of the signals that aren't the browser's. */
export function send(name: keyof Signals, detail?: unknown): void {
  window.dispatchEvent(new CustomEvent(name, {detail}));
}
