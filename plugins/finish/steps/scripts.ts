import {minifySync} from '@swc/core';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {eachElement} from '../elements';
import {spanOf} from '../parse-html';
import type {Reading} from '../reader';

/**
 * Minifies the scripts in pages, which saves each 0.7 KB (brotli). Pages share their scripts, so every
 * text is minified once; Docusaurus 3.10.2 would run a minifier over each page, for no further gain. Each
 * stays a script of its own, so that one that throws doesn't take the others down with it.
 */
export function scripts(): Reading {
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
          // The policy needs the hash of what is published.
          element.children = [{type: 'text', value: text}];
        }
        return true;
      });
    },
  };
}

/** A script that runs and is in the page itself; others are files, or data. */
export const isInlineScript = ({tagName, properties}: Element): boolean =>
  tagName === 'script' &&
  properties.src === undefined &&
  !/^application\/(?:ld\+)?json$/.test(String(properties.type));
