import type {Release} from '../../../product/releases';
import {entryBeside, entryIds} from './addresses';
import type {Edition} from './language';
import {codeLink, entry, labelled} from './markdown';
import {availableOn, spellErrorCode} from './spelling';

const KINDS = ['added', 'changed', 'removed'] as const;

/** One version of the SDK as an entry of the list of versions, headed at level 4. */
export function releaseReference(release: Release, edition: Edition): string {
  const {version, date} = release;
  return [
    `#### ${entry(version, entryIds.version(version))}`,
    edition.say('released', {date}),
    releaseNotes(release, edition, entryBeside),
  ].join('\n\n');
}

/**
 * What a version brings to a platform, and what to do about it, as a list.
 *
 * @param addressOf the address of an entry of the platform's reference, by its id
 */
export function releaseNotes(
  release: Release,
  edition: Edition,
  addressOf: (id: string) => string,
): string {
  const {platform, say} = edition;
  const textOf = (kind: (typeof KINDS)[number] | 'steps'): string => {
    const notes = (release[kind] ?? []).filter((note) => availableOn(note, platform));
    const names = kind === 'added' ? newNames(release, edition, addressOf) : [];
    return [...names, ...notes.map(({text}) => text)].join(' ');
  };
  const news = KINDS.flatMap((kind) => {
    const text = textOf(kind);
    return text ? [labelled(say(kind), text)] : [];
  });
  const lines =
    news.length > 0
      ? [...news, labelled(say('steps'), textOf('steps') || say('noSteps'))]
      : [say('noChanges')];
  return lines.map((line) => `- ${line}`).join('\n');
}

/** The names of the contract that came with a version, as a sentence with links; the first version has them all. */
function newNames(
  {version}: Release,
  {contract, platform}: Edition,
  addressOf: (id: string) => string,
): string[] {
  const isNew = ({since}: {since?: string}) => since === version;
  const link = (name: string, id: string) => codeLink(name, addressOf(id));
  const types = contract.valueTypes.filter((type) => availableOn(type, platform));
  const names = [
    ...contract.members
      .filter((member) => isNew(member) && member.signatures[platform])
      .map(({name}) => link(name, entryIds.member(name))),
    ...types.filter(isNew).map(({name}) => link(name, entryIds.type(name))),
    ...types.flatMap(({name: type, fields = []}) =>
      fields
        .filter((field) => isNew(field) && availableOn(field, platform))
        .map(({name}) => link(`${type}.${name}`, entryIds.part(type, name))),
    ),
    ...contract.errors
      .filter(isNew)
      .map((error) => link(spellErrorCode(error, platform), entryIds.error(error))),
  ];
  const isFirst = version === contract.releases.at(-1)?.version;
  return isFirst || names.length === 0 ? [] : [`${names.join(', ')}.`];
}
