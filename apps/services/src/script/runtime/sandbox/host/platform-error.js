/** The platform ended the run without an error in the script's code. */
export class PlatformError extends Error {
  /** @override */
  name = 'ScriptError';
}
