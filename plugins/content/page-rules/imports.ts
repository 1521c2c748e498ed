import {escapeRegexp} from '@docusaurus/utils';
import type {ModuleDeclaration, Statement} from 'estree';
import type {Nodes} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import fs from 'node:fs';
import path from 'node:path';
import type {SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {installed} from '../../../lib/packages';

/** The file that an import in a page names. */
export const importedBy = (filePath: string, address: string): string =>
  path.resolve(
    address.startsWith('@site/') ? '' : path.dirname(filePath),
    address.replace('@site/', ''),
  );

/** What may follow the name of a file of code. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** What Docusaurus and its theme give, which are no files under that name. */
const GIVEN = /^@(?:docusaurus|generated|theme(?:-original|-init)?)\/|!/;

/** What a page imports, and isn't there, each in its line: the bundler names neither the page nor the line. */
export function importFaults(node: Nodes, filePath: string): SourceFault[] {
  const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
  return statements.flatMap((statement) => {
    const [problem, mend] = faultOf(statement, filePath) ?? [];
    const line = statement.loc?.start.line ?? 1;
    return problem && mend ? [{filePath, line, problem, mend}] : [];
  });
}

function faultOf(statement: Statement | ModuleDeclaration, filePath: string) {
  const source = 'source' in statement ? statement.source?.value : undefined;
  const [address = ''] = String(source ?? '').split('?');
  if (!address || GIVEN.test(address)) {
    return undefined;
  }
  if (!/^(?:\.|@site\/)/.test(address)) {
    const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(address) ?? [];
    return fs.existsSync(installed(`${name}/package.json`))
      ? undefined
      : [`there is no package ${name} to import`, 'install it, or correct its name'];
  }
  const file = ENDINGS.map((ending) => importedBy(filePath, address) + ending).find(
    (place) => fs.existsSync(place) && fs.statSync(place).isFile(),
  );
  if (file === undefined) {
    return [
      `there is no file ${address} to import`,
      'correct its path, from the page or from @site',
    ];
  }
  const code = /\.[jt]sx?$/.test(file) ? readText(file) : '';
  const unknown = namesIn(statement).find(
    (name) => !new RegExp(`\\b${escapeRegexp(name)}\\b|\\bexport \\*`).test(code),
  );
  return code && unknown
    ? [
        unknown === 'default'
          ? `${address} has no default export`
          : `${address} exports no ${unknown}`,
        'import what it exports',
      ]
    : undefined;
}

/** The names that a statement takes from a file. */
const namesIn = (statement: Statement | ModuleDeclaration): string[] =>
  statement.type === 'ImportDeclaration'
    ? statement.specifiers.flatMap((each) =>
        each.type === 'ImportDefaultSpecifier'
          ? 'default'
          : each.type === 'ImportSpecifier' && 'name' in each.imported
            ? each.imported.name
            : [],
      )
    : [];
