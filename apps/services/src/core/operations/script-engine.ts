/** One file of code, in the order in which files are loaded. */
export type ScriptSource = { name: string; source: string };

/** Values of the stores that a script keeps between its runs; no document store without a document. */
export type PropertyStores = {
  script: Readonly<Record<string, string>>;
  user: Readonly<Record<string, string>>;
  document: Readonly<Record<string, string>> | undefined;
};

/** A time-driven trigger of a script. */
export type TriggerFacts = { triggerId: string; functionName: string };

/** A function to run and everything that it may know. */
export type ScriptRun = {
  scriptId: string;
  files: readonly ScriptSource[];
  /** Name of a function of the script; dots lead into objects, as for functions of libraries. */
  functionName: string;
  /** Values of JSON, in the order of the arguments. */
  parameters: readonly unknown[];
  /** IANA name. */
  timeZone: string;
  /** Address of the person who called the function. */
  activeUser: string;
  /** Address of the person on whose behalf it runs. */
  effectiveUser: string;
  /** Files of the project that are no code, by their names. */
  pages?: Readonly<Record<string, string>>;
  /** Id of the document that the script is bound to. */
  containerId?: string | undefined;
  /** What the function returns is the response of a web app. */
  isWebApp?: boolean;
  /** It runs from the address of a web app that shows what was saved last. */
  isDevMode?: boolean;
  /** The browser that asks a web app, as it names itself. */
  userAgent?: string | undefined;
  /** The fields of a form, which is the only argument then. */
  form?: readonly FormField[] | undefined;
} & ScriptState;

/** A field of a form in a page: its name, and its text or file, which comes in base64. */
export type FormField = readonly [
  name: string,
  value: string | Readonly<{ name: string; contentType: string; base64: string }>,
];

/** What earlier runs have left to a run. */
export type ScriptState = {
  properties: PropertyStores;
  /** Triggers of the person on whose behalf it runs. */
  triggers: readonly TriggerFacts[];
};

/** On whose behalf and how far a run may ask the services. */
export type RunIdentity = {
  scriptId: string;
  accountId: string;
  /** Address of the account. */
  email: string;
  /** Full identifiers of the scopes that the run has. */
  scopes: readonly string[];
  /** The deployment that it runs; empty for none, such as by a trigger. */
  deploymentId: string;
};

/** What a run asks of the services while it goes on. */
export type RunServices = {
  /**
   * Performs a function by its name, JSON in and out. `takePropertyChanges` gives and forgets what the run has changed so
   * far. Never rejects: what is refused resolves to an error, in the words that the script gets to read.
   */
  call(
    name: string,
    argumentsJson: string,
    takePropertyChanges: () => readonly PropertyChange[],
  ): Promise<{ json: string | undefined } | { error: string }>;
  /** Ends what the run has open, such as locks. */
  close(): void;
};

/** Opens the services to a run. */
export type OpenRunServices = (identity: RunIdentity) => RunServices;

/** A run that is to be made. */
export type ScriptOrder = Omit<ScriptRun, keyof ScriptState> & {
  identity: RunIdentity;
  /** Is called when the run begins, which may be long after it was ordered. */
  readState: () => ScriptState;
  /** Is called with each entry of the log as it is written. */
  onLog?: (entry: ScriptLogEntry) => void;
};

export type ScriptLogLevel = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR';
export type ScriptLogEntry = { timeMs: number; level: ScriptLogLevel; text: string };

/** A value that a run wrote to one of its stores; null where it deleted the key. */
export type PropertyChange = { store: keyof PropertyStores; key: string; value: string | null };

/** When a function runs by itself. Times in Unix milliseconds. */
export type TriggerSchedule = {
  functionName: string;
  firstRunMs: number;
  /** At least a minute. */
  intervalMs: number;
  /** It runs a single time. */
  isOnce?: boolean;
  /** It runs monthly on this day, or on the last one of a shorter month. */
  monthDay?: number;
};

/** A trigger that a run made or removed. */
export type TriggerChange =
  | ({ kind: 'create'; triggerId: string } & TriggerSchedule)
  | { kind: 'delete'; triggerId: string };

export type ScriptFrame = { function: string; file: string; lineNumber: number };

/** What a script threw. */
export type ScriptError = {
  /** Name of the error class; empty when what was thrown is no error. */
  type: string;
  message: string;
  /** Frames in the script's own files, innermost first; lines are counted from 1. */
  stack: readonly ScriptFrame[];
};

/** How a run ended. `resultJson` is absent when the function returned nothing. */
export type ScriptEnd =
  | { status: 'COMPLETED'; resultJson?: string }
  | { status: 'FAILED' | 'TIMED_OUT'; error: ScriptError }
  | { status: 'CANCELED' };

/** What a run left behind. Logs and changes are there however it ended. */
export type ScriptOutcome = {
  end: ScriptEnd;
  logs: readonly ScriptLogEntry[];
  /** In the order in which they were made. */
  propertyChanges: readonly PropertyChange[];
  triggerChanges: readonly TriggerChange[];
};

/** A run that has been taken on. */
export type AcceptedRun = {
  /** Whether it has to wait for another one to end. */
  readonly isQueued: boolean;
  /** Resolves when it begins, or when it is canceled before. Never rejects. */
  readonly started: Promise<void>;
  /** Resolves when it has ended, however. Rejects only when the engine itself fails. */
  readonly ended: Promise<ScriptOutcome>;
  /** Ends it as CANCELED, if it has not ended yet. */
  cancel(): void;
};

/** A process whose end is not recorded yet. */
export type ProcessInProgress = Pick<AcceptedRun, 'cancel'> & {
  /** Resolves when it is. */
  readonly recorded: Promise<void>;
};

/** Runs code that nobody here has written, apart from everything else. */
export type ScriptEngine = {
  /** Takes on a run. Throws 429 when too many wait already, and 503 when the engine is closed. */
  execute(order: ScriptOrder): AcceptedRun;
  /** What runs or waits, by the ids of the processes that record it. Whoever records it keeps this. */
  readonly inProgress: Map<number, ProcessInProgress>;
};
