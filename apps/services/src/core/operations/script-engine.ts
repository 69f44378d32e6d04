/** A code file, in load order. */
export type ScriptSource = { name: string; source: string };

/** Values of the property stores that a script retains between runs. Without a document there is no document store. */
export type PropertyStores = {
  script: Readonly<Record<string, string>>;
  user: Readonly<Record<string, string>>;
  document: Readonly<Record<string, string>> | undefined;
};

/** A time-driven trigger of a script. */
export type TriggerFacts = { triggerId: string; functionName: string };

/** A function to run, with all its inputs. */
export type ScriptRun = {
  scriptId: string;
  files: readonly ScriptSource[];
  /** Name of a function of the script. Dots access object members, for example in libraries. */
  functionName: string;
  /** JSON values, in the order of the arguments. */
  parameters: readonly unknown[];
  /** IANA name. */
  timeZone: string;
  /** Address of the user who called the function. */
  activeUser: string;
  /** Address of the user on whose behalf it runs. */
  effectiveUser: string;
  /** Non-code files of the project, by name. */
  pages?: Readonly<Record<string, string>>;
  /** ID of the document that the script is bound to. */
  containerId?: string | undefined;
  /** Whether the function returns the response of a web app. */
  isWebApp?: boolean;
  /** Whether it runs from the development URL of a web app, which serves the latest saved code. */
  isDevMode?: boolean;
  /** User agent of the browser that requested the web app. */
  userAgent?: string | undefined;
  /** The fields of a form, which is then the only argument. */
  form?: readonly FormField[] | undefined;
} & ScriptState;

/** A form field in a page: its name, and its text or its base64-encoded file. */
export type FormField = readonly [
  name: string,
  value: string | Readonly<{ name: string; contentType: string; base64: string }>,
];

/** State that earlier runs left for a run. */
export type ScriptState = {
  properties: PropertyStores;
  /** Triggers of the user on whose behalf it runs. */
  triggers: readonly TriggerFacts[];
};

/** The account and scopes that a run uses to call the services. */
export type RunIdentity = {
  scriptId: string;
  accountId: string;
  /** Email address of the account. */
  email: string;
  /** Full identifiers of the scopes that the run has. */
  scopes: readonly string[];
  /** The deployment that it runs. Empty if there is none, for example for a trigger. */
  deploymentId: string;
};

/** The services that a run can call. */
export type RunServices = {
  /**
   * Calls a service function by name, with JSON input and output. `takePropertyChanges` returns and clears the run's pending
   * property changes. Never rejects: a failure resolves to an error with the message for the script.
   */
  call(
    name: string,
    argumentsJson: string,
    takePropertyChanges: () => readonly PropertyChange[],
  ): Promise<{ json: string | undefined } | { error: string }>;
  /** Releases the run's resources, such as locks. */
  close(): void;
};

/** Opens the services for a run. */
export type OpenRunServices = (identity: RunIdentity) => RunServices;

/** A run to execute. */
export type ScriptRunRequest = Omit<ScriptRun, keyof ScriptState> & {
  identity: RunIdentity;
  /** Called when the run starts, which may be long after it was requested. */
  readState: () => ScriptState;
  /** Called with each log entry as it is written. */
  onLog?: (entry: ScriptLogEntry) => void;
};

export type ScriptLogLevel = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR';
export type ScriptLogEntry = { timeMs: number; level: ScriptLogLevel; text: string };

/** A value that a run wrote to one of its stores. Null if it deleted the key. */
export type PropertyChange = { store: keyof PropertyStores; key: string; value: string | null };

/** The schedule of a trigger. Times in Unix milliseconds. */
export type TriggerSchedule = {
  functionName: string;
  firstRunMs: number;
  /** At least a minute. */
  intervalMs: number;
  /** Whether it runs only once. */
  isOnce?: boolean;
  /** It runs monthly on this day, or on the last day of a shorter month. */
  monthDay?: number;
};

/** A trigger that a run created or deleted. */
export type TriggerChange =
  | ({ kind: 'create'; triggerId: string } & TriggerSchedule)
  | { kind: 'delete'; triggerId: string };

export type ScriptFrame = { function: string; file: string; lineNumber: number };

/** An error thrown by a script. */
export type ScriptError = {
  /** Name of the error class. Empty if the thrown value is not an error. */
  type: string;
  message: string;
  /** Frames in the script's own files, innermost first. Lines start at 1. */
  stack: readonly ScriptFrame[];
};

/** How a run ended. `resultJson` is missing if the function returned nothing. */
export type ScriptResult =
  | { status: 'COMPLETED'; resultJson?: string }
  | { status: 'FAILED' | 'TIMED_OUT'; error: ScriptError }
  | { status: 'CANCELED' };

/** The outcome of a run. Logs and changes are present however it ended. */
export type ScriptOutcome = {
  end: ScriptResult;
  logs: readonly ScriptLogEntry[];
  /** In the order of the changes. */
  propertyChanges: readonly PropertyChange[];
  triggerChanges: readonly TriggerChange[];
};

/** A run accepted by the engine. */
export type AcceptedRun = {
  /** Whether it waits for another run to end. */
  readonly isQueued: boolean;
  /** Resolves when the run starts or is cancelled before that. Never rejects. */
  readonly started: Promise<void>;
  /** Resolves when the run ends, with any outcome. Rejects only if the engine itself fails. */
  readonly ended: Promise<ScriptOutcome>;
  /** Ends the run as CANCELED, unless it has already ended. */
  cancel(): void;
};

/** A process whose end has not been recorded yet. */
export type ProcessInProgress = Pick<AcceptedRun, 'cancel'> & {
  /** Resolves once its end has been recorded. */
  readonly recorded: Promise<void>;
};

/** Runs untrusted code in isolation. */
export type ScriptEngine = {
  /** Accepts a run. Throws 429 if too many runs are queued, and 503 if the engine is closed. */
  execute(order: ScriptRunRequest): AcceptedRun;
  /** Running and queued runs, by the ID of the process that records them. Maintained by the code that records the process. */
  readonly inProgress: Map<number, ProcessInProgress>;
};
