import path from 'node:path';
import type {Override} from './overrides';

export const REGISTER = 'src/theme/README.md';

const HEAD = `# Theme overrides

One line each, made from the headers by \`npm run record-theme\`. A file's header says why it exists. After updating Docusaurus, \`npm run check\` names the overrides whose upstream file has changed.
`;

/** The line of an override: \`- [TOC](TOC/index.tsx): what it does. It can go when …\` */
export function registerLine({filePath, what, canGo}: Override): string {
  const address = path.posix.relative('src/theme', filePath);
  const name = address.replace(/(\/index)?\.tsx$/, '');
  return `- [${name}](${address}): ${what} It can go ${canGo}`;
}

/** The whole register. */
export const registerText = (overrides: readonly Override[]): string =>
  `${HEAD}\n${overrides.map(registerLine).join('\n')}\n`;
