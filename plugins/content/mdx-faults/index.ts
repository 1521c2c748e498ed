import type {Processor} from 'unified';
import {mdxFault} from '../../../lib/mdx';
import {sourceError} from '../../../lib/faults';

/**
 * Unified plugin: says in one line why MDX can't read a page, where, and how to fix it. Docusaurus
 * 3.10.2 prints the parser's error with all of its fields.
 *
 * @throws Error with file, line and column
 */
export function mdxFaults(this: Processor) {
  const {parser} = this;
  if (!parser) {
    throw new Error('mdxFaults runs after remark-parse — list it in beforeDefaultRemarkPlugins');
  }
  this.parser = (text, file) => {
    try {
      return parser(text, file);
    } catch (error) {
      const fault = mdxFault(error, text);
      if (!fault) {
        throw error;
      }
      const {line, column, problem, mend} = fault;
      throw sourceError({filePath: file.path, line, column}, problem, mend);
    }
  };
}
