import type {Element, Nodes} from 'hast';

/** Docusaurus' ThemedImage draws a picture for each colour mode, the one after the other, and says the same of both. */
export const isInOtherMode = ({tagName, properties}: Element, before?: Nodes): boolean =>
  tagName === 'img' &&
  before?.type === 'element' &&
  before.tagName === 'img' &&
  before.properties.alt === properties.alt;
