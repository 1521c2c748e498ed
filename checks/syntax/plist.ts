import {SaxesParser} from 'saxes';
import type {SyntaxProblem} from './syntax-problem';
import {parseXml} from './xml';

const VALUES = ['array', 'data', 'date', 'dict', 'false', 'integer', 'real', 'string', 'true'];

/** An Apple property list: XML in which a dictionary's children are a key, a value, a key, a value … */
export function parsePlist(text: string): SyntaxProblem[] {
  const problems = parseXml(text);
  return problems.length > 0 ? problems : problemsOfElements(text);
}

function problemsOfElements(text: string): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  /** The open elements, and whether a value comes next in each. */
  const open: {name: string; wantsValue: boolean}[] = [];
  const parser = new SaxesParser();
  const report = (problem: string) => {
    problems.push({line: parser.line, column: parser.column, problem});
  };
  parser.on('opentag', ({name}) => {
    const parent = open.at(-1);
    const wantsKey = parent?.name === 'dict' && !parent.wantsValue;
    if (parent && wantsKey !== (name === 'key')) {
      report(wantsKey ? `<${name}> has no <key>` : '<key> is where a value is expected');
    } else if (parent && name !== 'key' && !VALUES.includes(name)) {
      report(`<${name}> is not a property list type`);
    }
    if (parent) {
      parent.wantsValue = name === 'key' || (parent.name !== 'dict' && parent.wantsValue);
    }
    open.push({name, wantsValue: name !== 'dict'});
  });
  parser.on('closetag', ({name}) => {
    if (name === 'dict' && open.at(-1)?.wantsValue) {
      report('the last <key> has no value');
    }
    open.pop();
  });
  parser.write(text).close();
  return problems;
}
