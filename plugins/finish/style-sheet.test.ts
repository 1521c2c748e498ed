import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {prune, takeSheet, wordsOf} from './style-sheet';

const words = wordsOf([
  '<p class="note note--open">',
  'x="badge--"+kind',
  'y=z+"--active"',
  'style.setProperty("--e", height)',
]);

for (const [what, css, pruned] of [
  [
    'a rule for a class that no page or script names goes',
    '.note{color:red}.other{color:red}.note .other{top:0}',
    '.note{color:red}',
  ],
  [
    'a class that a script assembles stays',
    '.badge--big{top:0}.tab--active{top:1px}.badged{top:0}.tab--inactive{top:1px}',
    '.badge--big{top:0}.tab--active{top:1px}',
  ],
  [
    'an animation or an id that is called like an unused class stays',
    '.other{top:0}@keyframes other{to{opacity:0}}#other{top:1px}',
    '.other{top:0}@keyframes other{to{opacity:0}}#other{top:1px}',
  ],
  [
    'a negated class does not make a rule unused',
    '.note:not(.other){top:0}',
    '.note:not(.other){top:0}',
  ],
  [
    'a custom property that nothing reads goes, and so do those that only it read',
    ':root{--a:1px;--b:var(--a);--c:var(--b)}.note{--d:2px;top:var(--d)}',
    '.note{--d:2px;top:var(--d)}',
  ],
  ['a custom property that a script names stays', ':root{--e:1px}', ':root{--e:1px}'],
  [
    'layers keep their order, and nested rules their place',
    '@layer b{.note{top:0}}@layer a{@media print{.note{top:1px}}}@layer c;.note{top:2px}.other{top:0}',
    '@layer b{.note{top:0}}@layer a{@media print{.note{top:1px}}}@layer c;.note{top:2px}',
  ],
] as const) {
  test(what, {tag: '@12.1'}, async () => {
    expect(await prune(css, words)).toBe(pruned);
  });
}

test(
  'what a sheet loads from another host stops the build, and no script gives the bars another colour',
  {tag: ['@12.1', '@13.3']},
  async () => {
    const folder = test.info().outputPath();
    const take = (css: string) => {
      fs.mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
      fs.writeFileSync(path.join(folder, 'main.js'), '"navbar--dark","navbar--","other"');
      fs.writeFileSync(path.join(folder, 'assets/css/a.css'), css);
      return takeSheet(folder, {tags: new Map(), scripts: new Map()});
    };
    const allowed = '.other{src:url(/a.woff2);background:url(data:image/svg+xml,)}';
    expect(await take(`.navbar--dark{top:0}${allowed}`)).toBe(allowed);
    for (const css of [
      '@import "https://cdn.test/a.css";',
      'a{b:url(//cdn.test/a)}',
      'a{b:image-set("https://cdn.test/a" 1x)}',
      '@font-face{src:url(data:font/woff2;base64,A)}',
    ]) {
      await expect(take(css)).rejects.toThrow('the policy forbids');
    }
  },
);
