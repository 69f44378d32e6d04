import { flagParam, type SearchOf, searchParams, textParam, versionParam } from '#shared/address/search-params.ts';

/** The URL parameters of the code tab. */
export const codeSearch = searchParams({
  /** The name of the shown file. Undefined for the first file. */
  file: textParam,
  /** The number of the shown version. Undefined for HEAD. */
  version: versionParam,
  /** The line to highlight. */
  line: versionParam,
  /** Text to find in all files. */
  find: textParam,
  /** Whether a draft is open for editing. */
  edit: flagParam,
});

/** The shown file and version, and the position. */
export type CodeSearch = SearchOf<typeof codeSearch>;
