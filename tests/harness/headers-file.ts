import fs from 'node:fs/promises';

interface Rule {
  pattern: RegExp;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do.
 *
 * @returns a function that gives the headers of an address, such as `/blog/rss.xml`
 * @throws Error if two rules set the same header for it, because hosts would send both values
 */
export async function readHeadersFile(
  file: string,
): Promise<(address: string) => Record<string, string>> {
  const rules = parse(await fs.readFile(file, 'utf8'));
  return (address) => {
    const headers: Record<string, string> = {};
    for (const rule of rules.filter(({pattern}) => pattern.test(address))) {
      for (const [name, value] of Object.entries(rule.headers)) {
        if (name in headers) {
          throw new Error(
            `${file} gives ${address} the header ${name} twice — remove one of the rules`,
          );
        }
        headers[name] = value;
      }
    }
    return headers;
  };
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
    if (line.startsWith('/')) {
      const escaped = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      rules.push({pattern: new RegExp(`^${escaped}$`), headers: {}});
    } else {
      const [, name, value] = /^\s+([^:]+): (.+)$/.exec(line) ?? [];
      const rule = rules.at(-1);
      if (!name || !value || !rule) {
        throw new Error(`a line in _headers is neither a path nor a header: ${line}`);
      }
      rule.headers[name.toLowerCase()] = value;
    }
  }
  return rules;
}
