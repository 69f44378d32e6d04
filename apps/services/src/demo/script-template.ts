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
};
