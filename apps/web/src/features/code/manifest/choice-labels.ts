/** The labels of who can access an entry point, by the value of `access`. */
export const ACCESS_LABELS: Readonly<Record<string, string>> = {
  MYSELF: 'Only the owner',
  DOMAIN: 'Everyone in the organisation',
  ANYONE: 'Everyone who is signed in',
  ANYONE_ANONYMOUS: 'Everyone, without signing in',
};

/** The labels of the account that a web app runs as, by the value of `executeAs`. */
export const EXECUTE_AS_LABELS: Readonly<Record<string, string>> = {
  USER_ACCESSING: 'The visitor',
  USER_DEPLOYING: 'The user who deployed it',
};

/** The labels of the runtimes, by the value of `runtimeVersion`. */
export const RUNTIME_LABELS: Readonly<Record<string, string>> = {
  V8: 'V8',
  STABLE: 'Stable (V8)',
  DEPRECATED_ES5: 'Rhino (deprecated)',
};

/** The labels of where uncaught exceptions are logged, by the value of `exceptionLogging`. */
export const LOGGING_LABELS: Readonly<Record<string, string>> = {
  STACKDRIVER: 'Cloud Logging',
  NONE: 'Off',
};
