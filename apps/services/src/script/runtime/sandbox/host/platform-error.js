/** A run that the platform ends, where no code of the script is at fault. */
export class PlatformError extends Error {
  /** @override */
  name = 'ScriptError';
}
