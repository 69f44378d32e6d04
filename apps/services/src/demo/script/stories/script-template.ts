import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { ScriptFileType } from '#items/script-content.ts';

export type ProcessType = NonNullable<ScriptSchemas['GoogleAppsScriptTypeProcess']['processType']>;

/** A function that people or triggers run. */
export type DemoFunction = {
  name: string;
  types: readonly ProcessType[];
  /** How often it runs compared with the others. */
  weight: number;
  /** Longest usual run, in seconds. */
  maxSeconds: number;
  /** Lines that it logs when all goes well; `#` becomes a number. */
  logs: readonly string[];
};

/** A way in which a function fails. Frames name a line by a piece of its code, innermost first. */
export type DemoFailure = {
  functionName: string;
  type: string;
  message: string;
  frames: readonly { function: string; file: string; code: string }[];
};

/** A kind of script of which the demo organisation has several. */
export type DemoScript = {
  titles: readonly string[];
  /** Manifest members besides the time zone, the runtime and the logging. */
  manifest: Readonly<Record<string, unknown>>;
  files: readonly { name: string; type: ScriptFileType; source: string }[];
  functions: readonly DemoFunction[];
  failures: readonly DemoFailure[];
  /** Functions that go on running while the services do. */
  triggers?: readonly { functionName: string; everyMinutes: number }[];
  /** What happened to the project; without one, its functions hardly ever fail. */
  story?: ScriptStory;
};

/** How a function of a story runs: again and again since sixty days ago, or since it was set up. */
export type StoryRuns = {
  functionName: string;
  type: ProcessType;
  everyMinutes: number;
  /** Minutes after midnight of its first run of a day. */
  atMinute: number;
  sinceDaysAgo?: number;
  /** How a run fails since the story began; a run out of time has no failure of its own. */
  failure?: DemoFailure | 'timeout';
  /** Of the runs since then every so many fails: all of them when absent. */
  failsEvery?: number;
  /** The longest run when the history begins and when the story does, in seconds, and the numbers that are logged then. */
  growth?: { seconds: readonly [first: number, last: number]; logged: readonly [first: number, last: number] };
};

/** A file that a script reads by its ID in a property. */
export type StoryInput = {
  property: string;
  name: string;
  text: string;
  owner: ScriptOwner;
  /** Whether everybody at the company can read it. */
  isShared: boolean;
  /** What the owner of the script asked the owner of the file, after the story began. */
  request?: string;
};

/** Those who have scripts. */
export type ScriptOwner = 'operator' | 'support' | 'ana' | 'bo' | 'chen' | 'dina' | 'emil' | 'farah' | 'grace' | 'hiro';

/** Why a project fails, and since when. */
export type ScriptStory = {
  owner: ScriptOwner;
  /** The last working day that is at least so many days ago, and the minute of that day in UTC. */
  start: { daysAgo: number; minute: number };
  /** The files that were saved then, who saved them, and how they were released, if they were. */
  change?: { files: DemoScript['files']; by: ScriptOwner; release?: { version: string; message: string } };
  runs: readonly StoryRuns[];
  inputs?: readonly StoryInput[];
  properties?: Readonly<Record<string, string>>;
  /** When its triggers were switched off, counted as the beginning is. */
  stopped?: { daysAgo: number; minute: number };
};
