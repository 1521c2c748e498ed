import {minifySync} from '@swc/core';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {eachElement} from '../each-element';
import {spanOf} from '../parse-html';
import type {Step} from '../step';

/**
 * Minifies the scripts that stand in pages: 0.7 KB (brotli) of each. Every text is minified once, as the
 * pages share them; Docusaurus 3.10.2 would run a minifier over each page, for no other gain. Each stays
 * a script of its own, so that one that throws takes no other down with it.
 */
export function scripts(): Step {
  const known = new Map<string, string>();
  const minify = (text: string) => {
    const code = known.get(text) ?? minifySync(text, {compress: true, mangle: true}).code;
    known.set(text, code);
    return code;
  };
  return {
    see({tree, edits}) {
      eachElement(tree, (element) => {
        if (isInlineScript(element)) {
          const {innerStart, innerEnd} = spanOf(element);
          const text = minify(toString(element));
          edits.push({start: innerStart, end: innerEnd, text});
          // The policy has the hash of what is published.
          element.children = [{type: 'text', value: text}];
        }
        return true;
      });
    },
  };
}

/** A script that runs and stands in the page itself; others are files, or data. */
export const isInlineScript = ({tagName, properties}: Element): boolean =>
  tagName === 'script' &&
  properties.src === undefined &&
  !/^application\/(?:ld\+)?json$/.test(String(properties.type));
