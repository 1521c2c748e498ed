import {Globby} from '@docusaurus/utils';
import type {Root} from 'mdast';
import fs from 'node:fs/promises';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contractEntries} from '../../plugins/content/contract';
import {expandFacts} from '../../plugins/content/facts';
import {quotedSample} from '../../plugins/content/samples';

/** What the docs use without an import. */
const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n";

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(() => (tree: Root, {path: filePath}) => {
    visit(tree, 'code', (node) => {
      Object.assign(node, quotedSample(node, {filePath, line: 1}));
    });
  })
  .use(contractEntries)
  .use(remarkStringify)
  .freeze();

/**
 * Turns a copy of our sources into a stock site: the same pages as plain Markdown, with facts, samples and
 * parts of the contract written out, so that a stock build has none of that work.
 */
export async function makeStock(folder: string): Promise<void> {
  // Docusaurus finds it by itself; all the rest is only used by our config.
  await fs.rm(path.join(folder, 'src/theme'), {recursive: true});
  const files = '{docs,blog,src/pages}/**/*.{md,mdx,yml}';
  for (const filePath of await Globby(files, {cwd: folder, absolute: true})) {
    const value = expandFacts({filePath, fileContent: await fs.readFile(filePath, 'utf8')});
    const isDoc = filePath.startsWith(path.join(folder, 'docs'));
    await fs.writeFile(filePath, isDoc ? writeOut(filePath, value) : value);
  }
  const manifest = path.resolve(__dirname, '../stock-site/package.json');
  await fs.cp(manifest, path.join(folder, 'package.json'));
  await fs.cp(
    path.resolve(__dirname, '../../product/logo.svg'),
    path.join(folder, 'static/img/logo.svg'),
  );
}

/** `sample="…"` and `::contract{…}` of a doc → the Markdown that a build makes of them. */
const writeOut = (filePath: string, value: string): string =>
  String(markdown.processSync(new VFile({path: filePath, value}))).replace(
    /\n---\n/,
    `$&\n${TABS}`,
  );
