// As Chromium and Firefox, and as Safari say it.
const MISSING = /dynamically imported module|importing a module script failed/i;

/** Whether an error says that the code of a part of the console did not come. */
export function isMissingPart(error: Error): boolean {
  return MISSING.test(error.message);
}
