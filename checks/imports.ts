import fs from 'node:fs';
import path from 'node:path';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {nearestName} from '../lib/text';
import type {Finding} from './finding';
import {perPage, type Page} from './pages/read-page';

const ROOT = path.resolve(__dirname, '..');

/** The endings that an import may leave out. */
const ENDINGS = ['', '.tsx', '.ts', '.js', '.mdx', '.md', '/index.tsx', '/index.ts', '/index.js'];

/** Where Docusaurus 3.10.2 looks for what begins with these; without a match, a package may have the name. */
const ALIASES = {
  '@site/': [''],
  '@theme/': ['src/theme/', 'node_modules/@docusaurus/theme-classic/lib/theme/'],
  '@docusaurus/': ['node_modules/@docusaurus/core/lib/client/exports/'],
};

/** Every file and package that a page imports exists. */
export const imports = perPage((page) => {
  const findings: Finding[] = [];
  visit(page.tree, 'mdxjsEsm', ({data}) => {
    for (const {loc, ...statement} of data?.estree?.body ?? []) {
      const source = 'source' in statement ? statement.source?.value : undefined;
      if (typeof source === 'string' && !exists(source, page)) {
        const {line = 1} = loc?.start ?? {};
        findings.push({filePath: page.filePath, line, ...fault(source, page)});
      }
    }
  });
  return findings;
});

/** A name may begin with loaders, as in `!!raw-loader!./a.txt`. */
function exists(source: string, page: Page): boolean {
  const name = source.split('!').at(-1) ?? '';
  const [first = '', second = ''] = name.split('/');
  const packageName = first.startsWith('@') ? `${first}/${second}` : first;
  return (
    placesOf(name, page).some((place) => ENDINGS.some((ending) => isFile(place + ending))) ||
    name.startsWith('node:') ||
    (!name.startsWith('.') && fs.existsSync(path.join(ROOT, 'node_modules', packageName)))
  );
}

const isFile = (name: string): boolean =>
  fs.statSync(path.join(ROOT, name), {throwIfNoEntry: false})?.isFile() ?? false;

/** The paths that a name stands for, from the site's folder, without their endings. */
const placesOf = (name: string, {filePath}: Page): string[] =>
  name.startsWith('.')
    ? [path.posix.join(path.posix.dirname(filePath), name)]
    : Object.entries(ALIASES)
        .filter(([alias]) => name.startsWith(alias))
        .flatMap(([alias, folders]) => folders.map((folder) => folder + name.slice(alias.length)));

function fault(source: string, page: Page): Pick<Finding, 'problem' | 'mend'> {
  const [place = ''] = placesOf(source, page);
  const folder = path.posix.dirname(place);
  const beside =
    place && fs.existsSync(path.join(ROOT, folder)) ? fs.readdirSync(path.join(ROOT, folder)) : [];
  const nearest = nearestName(path.posix.basename(source), beside);
  return {
    problem: `there is no ${source} to import`,
    mend: nearest ? `did you mean ${nearest}, in ${folder}/?` : 'correct its name, or add it',
  };
}
