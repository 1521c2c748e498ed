import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {declarationsOf} from '../text/declarations-of';

/** The name that a variable without a declared type has in every sample. */
export const CONVENTION: Partial<Record<string, string>> = {
  DeliverySession: 'session',
  DeliveryEvent: 'event',
};

/** Whether a name means something else at an offset than its being called so, or declared elsewhere, suggests. */
type IsOther = (name: string, offset: number) => boolean;

/**
 * Finds variables that a sample declares with another type than one of the SDK's, or sets to what isn't known to
 * have it. A name without such a declaration, as in a loop or a lambda, isn't one of them.
 *
 * @param samples the whole app, because another file may declare what returns the type
 */
export function declaredOtherwise(
  type: string,
  sample: Sample,
  names: ContractNames,
  samples: readonly Sample[],
): IsOther {
  const isType = new RegExp(`\\b${type}\\b`);
  const {ofSdk, ofApp} = valuesOf(type, names, samples);
  const isOther: IsOther = (name, offset) => {
    const declaration = declarationsOf(name, sample)
      .filter(({start, end}) => start <= offset && offset < end)
      .sort((one, other) => other.start - one.start)[0];
    if (!declaration) {
      return false;
    }
    const {at, type: declared, value = ''} = declaration;
    if (declared !== undefined) {
      return !isType.test(declared);
    }
    const [, source] = ofApp.exec(value) ?? [];
    return (
      !isType.test(value) && !ofSdk.test(value) && (source === undefined || isOther(source, at))
    );
  };
  return isOther;
}

/** What gives a value its type: the SDK, as `.startDelivery` does, or a name that the app declares with the type. */
function valuesOf(type: string, {members}: ContractNames, samples: readonly Sample[]) {
  const ofSdk = [...members.values()]
    .flatMap((byName) => [...byName])
    .filter(([, signature]) => new RegExp(`\\b${type}\\b`).test(signature))
    .map(([name]) => name);
  const ofApp = samples.flatMap(({code, platform}) => {
    const pattern =
      platform === 'flutter'
        ? `\\b${type}\\??>?\\s+(\\w+)`
        : `\\b(\\w+)(?:\\([^()]*\\))?(?:\\s+async)?(?:\\s+throws)?\\s*(?::|->)\\s*${type}\\b`;
    return [...code.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name);
  });
  return {
    ofSdk: new RegExp(`\\.(?:${anyOf(ofSdk)})\\b`),
    // What a value is made of says nothing about its type: `MediaSession(session)`.
    ofApp: new RegExp(
      `^[^({]*\\b(${anyOf([CONVENTION[type] ?? [], ofApp].flat())})\\b(?!\\s*[?!]*\\.)`,
    ),
  };
}

/** As alternatives of an expression; the first is never found, so that there may be no names. */
const anyOf = (names: readonly string[]): string => ['(?!)', ...new Set(names)].join('|');
