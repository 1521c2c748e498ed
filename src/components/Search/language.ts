import {stemmer} from 'stemmer';

/** What is known about a language. */
export interface Language {
  /** What the inflections of a word have in common: `sends`, `sending` → `send`. */
  rootOf: (term: string) => string;
  /** Whether a word belongs to the asking rather than to what is asked for. */
  isAsking: (term: string) => boolean;
}

/** What questions, and requests for help, have around the words that matter; a long section has them all by chance. */
const ASKING = new Set(
  `a about after all also am an and any anyone anything are as at be because been being but by can cannot cant could
  did do does doesn doesnt doing done dont during each for from get gets getting give go goes going got had happen happens has have having he
  help her here his how i if im in into is isn isnt it its just know let like ll lot make makes may me mean might mine
  must my need needed needs no of on one or our out please possible put re s same shall she should so some someone
  something still such t than that the their them then there these they thing things this those to too us use used uses
  using ve want wants was way we were what whats when where which while who why will with without won work works would
  you your`.split(/\s+/),
);

const english: Language = {rootOf: stemmer, isAsking: (term) => ASKING.has(term)};

/** Of other languages, nothing is known. */
const other: Language = {rootOf: (term) => term, isAsking: () => false};

/** @param code such as `en` or `en-GB` */
export const languageOf = (code: string): Language => (/^en\b/.test(code) ? english : other);
