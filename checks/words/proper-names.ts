import {facts} from '../../product';

/** Names that keep their capitals inside a heading, longest first. */
export const properNames: readonly string[] = [
  ...Object.values(facts).flatMap((group) =>
    typeof group === 'object' && 'name' in group ? [group.name] : [],
  ),
  'App Store Connect',
  'Battery Saver',
  'Docusaurus',
  'Expo',
  'Gradle',
  'Kotlin',
  'Low Power Mode',
  'Markdown',
  'Play Console',
  'Swift Package Manager',
  'Xcode',
].sort((a, b) => b.length - a.length);
