import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { ScriptFileType } from '#items/script-content.ts';

export type ProcessType = NonNullable<ScriptSchemas['GoogleAppsScriptTypeProcess']['processType']>;

/** A function run by users or triggers. */
export type DemoFunction = {
  name: string;
  types: readonly ProcessType[];
  /** Relative frequency of its runs. */
  weight: number;
  /** Maximum duration of a normal run, in seconds. */
  maxSeconds: number;
  /** Log lines of a successful run. `#` is replaced by a number. */
  logs: readonly string[];
};

/** A failure of a function. Frames identify lines by a part of their code, innermost first. */
export type DemoFailure = {
  functionName: string;
  type: string;
  message: string;
  frames: readonly { function: string; file: string; code: string }[];
};

/** A kind of script with several projects in the demo organisation. */
export type DemoScript = {
  titles: readonly string[];
  /** Manifest fields other than the time zone, the runtime and the logging. */
  manifest: Readonly<Record<string, unknown>>;
  files: readonly { name: string; type: ScriptFileType; source: string }[];
  functions: readonly DemoFunction[];
  failures: readonly DemoFailure[];
  /** Functions that keep running while the services run. */
  triggers?: readonly { functionName: string; everyMinutes: number }[];
  /** What happened to the project. Without a story, its functions rarely fail. */
  story?: ScriptStory;
};

/** The runs of a story's function: regularly for sixty days, or since it was set up. */
export type StoryRuns = {
  functionName: string;
  type: ProcessType;
  everyMinutes: number;
  /** Time of its first run of a day, in minutes after midnight. */
  atMinute: number;
  sinceDaysAgo?: number;
  /** How a run fails after the story began. A timeout has no failure details. */
  failure?: DemoFailure | 'timeout';
  /** Every n-th run since then fails. Defaults to all runs. */
  failsEvery?: number;
  /**
   * Maximum duration at the start of the history and at the start of the story, in seconds, with the numbers logged at these
   * times.
   */
  growth?: { seconds: readonly [first: number, last: number]; logged: readonly [first: number, last: number] };
};

/** A file that a script reads by its ID in a property. */
export type StoryInput = {
  property: string;
  name: string;
  text: string;
  owner: ScriptOwner;
  /** Whether the whole organisation can read it. */
  isShared: boolean;
  /** The message of the script owner's access request, sent after the story began. */
  request?: string;
};

/** Owners of scripts. */
export type ScriptOwner = 'operator' | 'support' | 'ana' | 'bo' | 'chen' | 'dina' | 'emil' | 'farah' | 'grace' | 'hiro';

/** Why and since when a project fails. */
export type ScriptStory = {
  owner: ScriptOwner;
  /** The last working day at least this many days ago, and the minute of that day in UTC. */
  start: { daysAgo: number; minute: number };
  /** The files saved then, the user who saved them, and their release, if any. */
  change?: { files: DemoScript['files']; by: ScriptOwner; release?: { version: string; message: string } };
  runs: readonly StoryRuns[];
  inputs?: readonly StoryInput[];
  properties?: Readonly<Record<string, string>>;
  /** When its triggers were disabled, in the same format as the start. */
  stopped?: { daysAgo: number; minute: number };
};
