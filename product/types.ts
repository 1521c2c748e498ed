/** Names and addresses of the provider, the SDK and this site. */
export interface Identity {
  provider: {
    name: string;
    tagline: string;
    /** Absolute https address, no trailing slash. */
    website: string;
    /** Where a developer creates API keys. */
    dashboard?: string;
  };
  sdk: {
    name: string;
    version: string;
    /** The type that the functions of the SDK belong to, unless a signature begins with `function`; `''` if there is none. */
    type: string;
  };
  /** Absolute https address of this site, without a slash at its end. Its path is the base URL. */
  site: {url: string};
  support: {email: string};
  /**
   * Where the sources of this site are, if readers may see them: pages then offer to be edited, and
   * problems are reported as issues instead of by mail.
   */
  repository?: {
    /** Without a trailing slash, on a host with GitHub's addresses: `/edit/…` and `/issues/new`. */
    url: string;
    branch: string;
  };
}

/**
 * What the documentation has to know of each platform; all values are text as it is printed.
 * A type and not an interface, so that Object.values knows what it returns.
 */
export type Platforms = {
  android: Platform<{
    artifact: string;
    group: string;
    module: string;
    /** What brings a simulator to tests. */
    testArtifact?: string;
    /** Kotlin package that the samples import from. */
    package: string;
    /** Where Gradle finds the artifact, if not in Maven Central. */
    repository?: string;
    minSdk: string;
    minOs: string;
    compileSdk: string;
    kotlin: string;
    gradlePlugin: string;
    java: string;
  }>;
  ios: Platform<{
    packageUrl: string;
    packageName: string;
    /** Swift module that the samples import. */
    module: string;
    pod?: string;
    minOs: string;
    xcode: string;
    swift: string;
  }>;
  reactNative: Platform<{
    package: string;
    minVersion: string;
    react: string;
    node?: string;
    expo?: string;
  }>;
  flutter: Platform<{package: string; minVersion: string; dart: string}>;
};

/**
 * A platform with all facts about its SDK, or one without an SDK: one that is planned has pages, which say so, and one
 * that isn't has none.
 */
type Platform<Sdk> = PlatformBase &
  ((Partial<Sdk> & {planned: boolean}) | (Sdk & {planned?: never}));

interface PlatformBase {
  /** Name as it is printed. */
  name: string;
  /** First segment of the platform's permalinks, and its folder in docs/. */
  path: string;
}

export type PlatformId = keyof Platforms;

/** A package of the SDK, as a build names it. */
export interface SdkPackage {
  /** The package manager. */
  tool: string;
  /** Its name or its address there, without a version: all have that of the SDK. */
  name: string;
  /** Where the package manager finds it, if not in its own registry. */
  repository?: string;
  /** What needs it: every app, or tests alone, which then get the simulator from it. */
  use: 'app' | 'tests';
}

/** One version of the SDK: what is new in the contract itself, its members say by their `since`. */
export interface Release {
  version: string;
  /** The day it was published, as ISO 8601 writes it. */
  date: string;
  /** What is new beside the names of the contract. */
  added?: readonly Note[];
  changed?: readonly Note[];
  fixed?: readonly Note[];
  /** What an app can no longer use. */
  removed?: readonly Note[];
  /** What an app that upgrades has to do; absent if nothing. */
  steps?: readonly Note[];
}

/** One or more sentences. */
export interface Note {
  text: string;
  /** Where it is so; absent where it is so everywhere. */
  platforms?: readonly PlatformId[];
}
