import {SaxesParser} from 'saxes';
import {problemAtOffset, type SyntaxProblem} from './syntax-problem';

/** An ampersand that doesn't begin an entity. */
const BARE_AMPERSAND = /&(?!#?\w+;)/;

const NOT_TEXT = /<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs;

/**
 * The first problem in an XML document, by the rules of XML and its namespaces. Only the first, because
 * those that follow are mostly its consequences.
 */
export function parseXml(text: string): SyntaxProblem[] {
  // The parser would read on until a semicolon, and complain much further down.
  const markup = text.replace(NOT_TEXT, (match) => match.replace(/&/g, ' '));
  const ampersand = markup.search(BARE_AMPERSAND);
  if (ampersand >= 0) {
    return [problemAtOffset(text, ampersand, '"&" does not begin an entity: write "&amp;"')];
  }
  const problems: SyntaxProblem[] = [];
  const parser = new SaxesParser({xmlns: true});
  parser.on('error', ({message}) => {
    const [, line, column, problem = message] = /^(\d+):(\d+): (.*?)\.?$/s.exec(message) ?? [];
    problems.push({line: Number(line ?? 1), column: Number(column ?? 1), problem});
  });
  parser.write(text).close();
  return problems.slice(0, 1);
}

/** Elements that are part of a document: those in a manifest may use the prefixes it declares. */
export function parseXmlFragment(text: string): SyntaxProblem[] {
  if (text.startsWith('<?xml')) {
    return parseXml(text);
  }
  const prefixes = ['android', 'tools', 'app'].map((prefix) => `xmlns:${prefix}="${prefix}"`);
  return parseXml(`<fragment ${prefixes.join(' ')}>\n${text}\n</fragment>`).map((problem) => ({
    ...problem,
    line: problem.line - 1,
  }));
}
