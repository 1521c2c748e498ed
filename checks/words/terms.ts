/** A wording that our prose avoids, and what to write instead. */
export interface Term {
  /** Matched as a whole word, ignoring case unless it says otherwise. */
  found: RegExp;
  mend: string;
  /** The only place where the rule applies; everywhere if omitted. */
  below?: string;
}

/** Any of the words, as a whole word. */
const words = (...list: readonly string[]) =>
  new RegExp(`(?<![\\w-])(?:${list.join('|')})(?![\\w-])`, 'gi');

/** The same, but case-sensitive. */
const spelled = (...list: readonly string[]) => new RegExp(words(...list).source, 'g');

const LEAVE_OUT = 'leave it out: it tells the reader nothing';

export const terms: readonly Term[] = [
  {
    found: words(
      'simply',
      'just',
      'easy',
      'easily',
      'please',
      'obviously',
      'of course',
      'basically',
    ),
    mend: LEAVE_OUT,
  },
  {found: words('very', 'really', 'actually', 'quite', 'note that'), mend: LEAVE_OUT},
  {found: words('currently', 'at the moment'), mend: 'name the version, or leave it out'},
  {found: words('will', "won[’']t"), mend: 'write in the present tense'},
  {found: words('we', 'our', "let[’']s"), mend: 'say who acts: "you" or "the SDK"', below: 'docs/'},
  {found: words('e\\.g\\.', 'eg'), mend: 'write "for example" or "such as"'},
  {found: words('i\\.e\\.'), mend: 'write "that is"'},
  {found: words('etc'), mend: 'name them all, or write "such as" before the examples'},
  {found: words('in order to'), mend: 'write "to"'},
  {found: words('utili[sz]e[sd]?', 'leverages?'), mend: 'write "use"'},
  {found: words('click here', 'this link'), mend: 'make the name of the target the link'},
  {found: words('drivers?'), mend: 'write "courier"'},
  {found: words('customers?'), mend: 'write "recipient"', below: 'docs/'},
  {found: words('e-mails?'), mend: 'write "email"'},
  {found: words('log-?in'), mend: 'write "sign-in", or "sign in" for the verb'},
  {found: words('whitelists?', 'blacklists?'), mend: 'write "allowlist" or "denylist"'},
  {found: spelled('Api', 'api[ -][Kk]ey', 'API-Key', 'apikey'), mend: 'write "API key"'},
  {found: spelled('Javascript', 'Typescript'), mend: 'write "JavaScript" or "TypeScript"'},
  {found: spelled('Github', 'github'), mend: 'write "GitHub"'},
  {found: spelled('IOS', 'Ios', 'ios'), mend: 'write "iOS"'},
  {found: spelled('android', 'flutter', 'kotlin', 'swift'), mend: 'write the name with a capital'},
  {found: spelled('React-Native', 'ReactNative', 'react native'), mend: 'write "React Native"'},
  {found: spelled('sdk', 'Sdk'), mend: 'write "SDK"'},
];
