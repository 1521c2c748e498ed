import path from 'node:path';
import type {SourceFile} from '../source-files';

/** What the header of a theme override says; each part on one line. */
export interface Override {
  filePath: string;
  what: string;
  why: string;
  /** Such as `@docusaurus/theme-classic`. */
  package: string;
  version: string;
  /** File or folder of the package's sources, such as `src/theme/TOC/index.tsx`. */
  upstream: string;
  canGo: string;
}

const COMPONENT = /^src\/theme\/.+\.tsx$/;
const BASE = /^(@?[\w/-]+) (\d\S*), (\S+?)\s+\(/;

/** Every component in `src/theme/`, except those that only a neighbour imports. */
export function overrideFiles(files: readonly SourceFile[]): SourceFile[] {
  const components = files.filter(({filePath}) => COMPONENT.test(filePath));
  return components.filter((file) => !components.some((other) => imports(other, file)));
}

function imports({filePath, text}: SourceFile, part: SourceFile): boolean {
  const {dir, name} = path.posix.parse(part.filePath);
  return path.posix.dirname(filePath) === dir && text.includes(`from './${name}'`);
}

/** What the file's header says; undefined where one of its parts is missing. */
export function readOverride({filePath, text}: SourceFile): Override | undefined {
  const [, comment = ''] = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(text) ?? [];
  const header = comment.replace(/\n? \*\s+/g, ' ');
  const part = (from: string, to: string) =>
    new RegExp(`(?:^|\\s)${from}: (.*?)${to}`).exec(header)?.[1] ?? '';
  const [, packageName, version, upstream] = BASE.exec(part('Based on', ' Can go:')) ?? [];
  const what = part('What', ' Why:');
  const why = part('Why', ' Based on:');
  const canGo = part('Can go', '$');
  return packageName && version && upstream && what && why && canGo
    ? {filePath, what, why, package: packageName, version, upstream, canGo}
    : undefined;
}
