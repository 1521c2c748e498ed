const PLAIN = '0123456789+-−';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋';

/** `-3` → `⁻³`; a text that isn't a number, such as the end of `1st`, stays. */
export const raised = (text: string): string => inFigures(text, RAISED);

/** `2` → `₂`; a text that isn't a number stays. */
export const lowered = (text: string): string => inFigures(text, LOWERED);

function inFigures(text: string, figures: string): string {
  return /^[\d+−-]+$/.test(text)
    ? text.replace(/./g, (character) => figures[PLAIN.indexOf(character)] ?? '')
    : text;
}
