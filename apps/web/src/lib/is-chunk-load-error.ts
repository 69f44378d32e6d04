// The error messages of Chromium and Firefox, and of Safari.
const MISSING = /dynamically imported module|importing a module script failed/i;

/** Reports whether an error means that code of the console could not be loaded. */
export function isChunkLoadError(error: Error): boolean {
  return MISSING.test(error.message);
}
