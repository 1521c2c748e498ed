import compat, {type CompatStatement, type Identifier} from '@mdn/browser-compat-data';
import {expect, test} from '@playwright/test';
import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import {browserslist} from '../package.json';

/** What the lowest browsers lack and the code uses all the same, with what their readers get. */
const ALLOWED: Readonly<Record<string, string>> = {
  requestIdleCallback: 'where it is missing, the work is done at once',
  ClipboardItem: 'where it is missing, the text is written as such',
  write: 'goes with ClipboardItem',
  fetchPriority: 'a hint',
  ':has()':
    'in Firefox before 121, the landing page is as narrow as the others, a page scrolls behind a dialog, and the navbar moves while it arrives',
  '::details-content': 'closed details are printed closed',
  '@media scripting': 'without scripts, buttons are there that do nothing',
  'break-after': 'a page may end with a heading',
  cursor: 'fingers have none',
  'forced-color-adjust': 'Safari has no forced colours',
  'overscroll-behavior': 'the page behind may scroll',
  'content-visibility': 'all of a page is drawn at once',
  'contain-intrinsic-block-size': 'goes with content-visibility',
  'overflow-clip-margin': 'goes with content-visibility',
  'scrollbar-color': 'scroll bars have the colours of the system',
  'scrollbar-gutter': 'a page moves by the width of its scroll bar behind a dialog',
  'text-wrap': 'a heading breaks where it is full',
};

/** The lowest version of each browser, by its name in the data. */
const NAMES = {chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari'} as const;
const OTHER_NAMES = {ios_saf: 'safari_ios', samsung: 'samsunginternet_android'} as const;
const lowest = browserslist.production.map((query) => {
  const [name = '', version] = query.split(' >= ');
  return [{...NAMES, ...OTHER_NAMES}[name as 'chrome'], Number(version)] as const;
});

/** Whether one of the lowest browsers lacks something that the data know. */
const isLacking = ({support}: CompatStatement): boolean =>
  lowest.some(
    ([browser, version]) =>
      ![support[browser] ?? []]
        .flat()
        .some(
          ({version_added: added, version_removed: removed, flags}) =>
            !flags && !removed && Number.parseFloat(String(added).replace('≤', '')) <= version,
        ),
  );

const at = (data: Identifier | undefined, ...keys: string[]): CompatStatement | undefined =>
  keys.reduce<Identifier | undefined>((inner, key) => inner?.[key], data)?.__compat;

/** A name that is used in a file, and what the data say of it. */
type Use = readonly [name: string, data: CompatStatement | undefined];

/** `file: name` for whatever the lowest browsers lack, and nothing says what their readers get. */
const faultsIn = (file: string, uses: readonly Use[]): string[] =>
  uses
    .filter(([name, data]) => data && isLacking(data) && !(name.replace(/: .*/, '') in ALLOWED))
    .map(([name]) => `${file}: ${name}`);

test('scripts use only what the lowest browsers of package.json have', {tag: '@12.10'}, () => {
  const files = Globby.sync(['src/**/*.{ts,tsx}', '!**/*.test.ts']);
  const read = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const {options} = ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  /** The interfaces that may have a member: the one that declares it, and those that its owner is made of. */
  const ownersOf = (node: ts.Identifier, declaration: ts.Declaration): string[] => {
    const {parent} = declaration;
    const declared = ts.isInterfaceDeclaration(parent)
      ? parent.name.text
      : ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
        ? parent.parent.name.getText()
        : 'Window';
    const owner = ts.isPropertyAccessExpression(node.parent)
      ? checker.getApparentType(checker.getTypeAtLocation(node.parent.expression))
      : undefined;
    const chain: string[] = [];
    for (let type = owner; type?.isClassOrInterface(); [type] = checker.getBaseTypes(type)) {
      chain.push(type.symbol.name);
    }
    return [declared, ...chain].map((name) => name.replace(/^Readonly(?=Array)|Constructor$/g, ''));
  };

  const usesIn = (source: ts.SourceFile): Use[] => {
    const uses: Use[] = [];
    const visit = (node: ts.Node): void => {
      const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      const declaration = symbol?.declarations?.find((each) =>
        /\/typescript\/lib\/lib\./.test(each.getSourceFile().fileName),
      );
      if (declaration && ts.isIdentifier(node)) {
        const {text} = node;
        const found = ownersOf(node, declaration).flatMap((owner) => [
          at(compat.api, owner, text) ?? at(compat.api, owner, `${text}_static`),
          at(compat.javascript, 'builtins', owner, text),
        ]);
        uses.push([text, found.find(Boolean) ?? at(compat.api, text)]);
      }
      node.forEachChild(visit);
    };
    visit(source);
    return uses;
  };
  const faults = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? faultsIn(file, usesIn(source)) : [];
  });
  expect([...new Set(faults)]).toEqual([]);
});

test('style sheets use only what the lowest browsers have', {tag: '@12.10'}, () => {
  const inherited = new Set<string>();
  const faults = Globby.sync('src/**/*.css').flatMap((file) => {
    const uses: Use[] = [];
    postcss.parse(fs.readFileSync(path.resolve(file), 'utf8')).walk((node) => {
      if (node.type === 'decl') {
        uses.push([node.prop, at(compat.css, 'properties', node.prop)]);
        uses.push([
          `${node.prop}: ${node.value}`,
          at(compat.css, 'properties', node.prop, node.value),
        ]);
      } else if (node.type === 'rule') {
        for (const [name, key = ''] of node.selector.matchAll(/::?([\w-]+)\(?/g)) {
          uses.push([name.replace('(', '()'), at(compat.css, 'selectors', key)]);
        }
        if (node.selector.includes('::backdrop')) {
          node.walkDecls(({prop, value}) => {
            inherited.add(prop);
            for (const [, used = ''] of value.matchAll(/var\((--[\w-]+)/g)) {
              const data = at(
                compat.css,
                'selectors',
                'backdrop',
                'inherit_from_originating_element',
              );
              uses.push([`${used} in ::backdrop`, inherited.has(used) ? undefined : data]);
            }
          });
        }
      } else if (node.type === 'atrule') {
        for (const [, feature = ''] of node.params.matchAll(/\(([\w-]+)/g)) {
          uses.push([`@${node.name} ${feature}`, at(compat.css, 'at-rules', node.name, feature)]);
        }
        uses.push([`@${node.name}`, at(compat.css, 'at-rules', node.name)]);
      }
    });
    return faultsIn(file, uses);
  });
  expect([...new Set(faults)]).toEqual([]);
});
