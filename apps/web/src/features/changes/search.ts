import { oneOf } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the changes holds. A value that makes no sense is dropped. */
export const changesSearch = searchParams({
  /** Token that changes are replayed from, in place of a time. */
  from: textParam,
  /** Since when changes are shown: the last seven days when absent. */
  since: oneOf('1d', '30d', 'any', 'seen'),
  /** Shared drive; all files that the person can see when absent. */
  drive: textParam,
  /** What becomes of entries about what is gone: shown when absent. */
  removed: oneOf('only', 'none'),
  /** Only what lies in My Drive. */
  mine: flagParam,
  /** Space: ordinary files when absent. */
  space: oneOf('appDataFolder'),
  /** Only changes of files, or of shared drives themselves. */
  kind: oneOf('file', 'drive'),
  /** The change that is shown beside the list. */
  peek: textParam,
});
export type ChangesSearch = SearchOf<typeof changesSearch>;

/** From when on changes are shown; `seen` for those after the last that the person marked as seen. */
export type Since = NonNullable<ChangesSearch['since']> | '7d';
