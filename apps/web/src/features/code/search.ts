import { flagParam, type SearchOf, searchParams, textParam, versionParam } from '#shared/address/search-params.ts';

/** What the address of the code tab holds. */
export const codeSearch = searchParams({
  /** Name of the file that is shown; the first one when absent. */
  file: textParam,
  /** Number of the version that is shown; HEAD when absent. */
  version: versionParam,
  /** Line to point at. */
  line: versionParam,
  /** Text to find in all files. */
  find: textParam,
  /** Whether a draft is open for writing. */
  edit: flagParam,
});

/** Which file of which version is shown, and where. */
export type CodeSearch = SearchOf<typeof codeSearch>;
