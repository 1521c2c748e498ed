import type {Sample} from '../sample';

/** In Kotlin an extension names its receiver first: `fun DeliverySession.recordProof()`. */
const KEYWORDS =
  /\b(?:(?:enum\s+)?class|struct|interface|protocol|actor|object|enum|typealias|typedef|func|fun|val|var|let|get)\s+(?:[\w?]+\.)?(\w+)/g;

/** A function in Dart, which has no keyword: a type, a name and parameters. */
const DART_FUNCTION = /(?<!=)\b([\w?>]+)\s+(\w+)\(/g;

/** The cases of an enumeration on one line, not that of a `switch`: `case start, cancel, mend(Remedy)`. */
const SWIFT_CASES = /\bcase\s+(\w(?:\([^)]*\)|[^\n:.(}])*)(?=[\n}])/g;

/** What looks like a type before a call in Dart. */
const BEFORE_CALL = /^(?:return|await|const|new|throw|yield|else|case)$/;

/**
 * The names that samples declare themselves, so that they aren't mistaken for SDK names. Better too many
 * than too few: a declared name is only ever a reason not to complain.
 */
export function declaredNames(samples: readonly Sample[]): ReadonlySet<string> {
  return new Set(samples.flatMap(namesIn));
}

function namesIn({platform, code}: Sample): string[] {
  const announced = [...code.matchAll(KEYWORDS)].map(([, name = '']) => name);
  const cases = platform === 'ios' ? [...code.matchAll(SWIFT_CASES)] : [];
  const functions = platform === 'flutter' ? [...code.matchAll(DART_FUNCTION)] : [];
  return [
    ...announced,
    ...cases.flatMap(([, list = '']) => list.replace(/\([^)]*\)/g, '').match(/\w+/g) ?? []),
    ...functions.filter(([, type = '']) => !BEFORE_CALL.test(type)).map(([, , name = '']) => name),
  ];
}

/** The members that samples add to an SDK type, along with whatever else their files declare. */
export function extensionNames(type: string, samples: readonly Sample[]): ReadonlySet<string> {
  return declaredNames(samples.filter((sample) => extendsType(sample, type)));
}

/** `extension DeliverySession`, Dart's `extension X on DeliverySession`, `fun DeliverySession.x()`. */
export const extendsType = ({code}: Sample, type: string) =>
  new RegExp(`\\b(?:extension|on|fun|val)\\s+${type}\\b`).test(code);
