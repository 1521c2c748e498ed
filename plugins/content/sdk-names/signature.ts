import type {PlatformId} from '../../../product/types';

/** What precedes the name: the keyword of a declaration or a getter, and Kotlin's receiver. */
const KEYWORD = /\b(?:fun|func|function|val|let|var|get)\s+(?:\w+\.)?(\w+)/;

/**
 * The name under which a member's signature declares it on any platform.
 *
 * `suspend fun LampSdk.turnOn(…)` → `turnOn`, `Stream<LampEvent> get events` → `events`,
 * `readonly lampId: string` → `lampId`, `final String lampId` → `lampId`
 */
export function nameInSignature(signature: string): string {
  const [head = ''] = signature.split(/[(:]/);
  return KEYWORD.exec(head)?.[1] ?? /(\w+)\s*$/.exec(head)?.[1] ?? '';
}

/** In Dart, only parameters in braces have labels, and the type precedes the name. */
const LABEL = {dart: /(\w+)(?=\s*[=,}])/g, other: /(\w+)(?:\s+\w+)?\s*:/g};

/** The labels that a call's arguments can have: `to destination: Destination` → `to`. */
export function labelsInSignature(signature: string, platform: PlatformId): ReadonlySet<string> {
  const found =
    platform === 'flutter'
      ? signature.slice(signature.indexOf('{')).matchAll(LABEL.dart)
      : signature.matchAll(LABEL.other);
  return new Set([...found].map(([, label = '']) => label).filter((label) => label !== '_'));
}

/** The one of `types` that a call gives, such as `Lamp`; undefined where it gives none of them. */
export function resultOf(signature: string, types: ReadonlySet<string>): string | undefined {
  // Without the parameters, and without the type that Kotlin adds a function to.
  const words = signature.replace(/\(.*\)|\{.*\}/g, '').match(/(?<![\w.])\w+(?![\w.])/g);
  return words?.findLast((word) => types.has(word));
}
