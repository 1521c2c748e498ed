import fs from 'node:fs/promises';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {drawnLogo} from '../../lib/tokens';
import {contractEntries} from '../../plugins/content/contract';
import {expandFacts} from '../../plugins/content/facts';
import {sampleRegions} from '../../plugins/content/samples';

/** What a stock site has no use for: our theme, style, build plugins and their sources. */
const ours = ['src/theme', 'src/css', 'src/client-modules', 'plugins', 'samples', 'site', 'checks'];

/**
 * Turns a copy of our sources into a stock site: the same pages as plain Markdown, with facts, samples and
 * parts of the contract written out, so that a stock build has none of that work.
 */
export async function makeStock(folder: string): Promise<void> {
  for (const name of ours) {
    await fs.rm(path.join(folder, name), {recursive: true, force: true});
  }
  await rewrite(path.join(folder, 'docs'), writeOutDoc);
  await rewrite(path.join(folder, 'blog'), writeOutFacts);
  await rewrite(path.join(folder, 'src/pages'), writeOutFacts);
  await fs.cp(
    path.resolve(__dirname, '../stock-site/package.json'),
    path.join(folder, 'package.json'),
  );
  await fs.writeFile(path.join(folder, 'static/img/logo.svg'), drawnLogo());
}

type Rewrite = (fileContent: string, filePath: string) => string;

async function rewrite(folder: string, change: Rewrite): Promise<void> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter(({name}) => /\.(mdx?|yml)$/.test(name))) {
    const file = path.join(entry.parentPath, entry.name);
    await fs.writeFile(file, change(await fs.readFile(file, 'utf8'), file));
  }
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(sampleRegions)
  .use(contractEntries)
  .use(remarkStringify)
  .freeze();

/** `{{sdk.name}}` → the name. */
const writeOutFacts: Rewrite = (fileContent, filePath) => expandFacts({fileContent, filePath});

/** What the docs use without an import. */
const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n";

/** Facts, `sample="…"` and `::contract{…}` of a doc → the Markdown that a build makes of them. */
const writeOutDoc: Rewrite = (fileContent, filePath) => {
  const value = writeOutFacts(fileContent, filePath);
  return String(markdown.processSync(new VFile({path: filePath, value}))).replace(
    /\n---\n/,
    `$&\n${TABS}`,
  );
};
