import { getOne } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the changes. Invalid values are dropped. */
export const changesSearch = searchParams({
  /** The token to replay changes from, instead of a time. */
  from: textParam,
  /** The start of the shown changes. Undefined for the last seven days. */
  since: getOne('1d', '30d', 'any', 'seen'),
  /** The ID of a shared drive. Undefined for all files visible to the user. */
  drive: textParam,
  /** Whether to show only removals, or none. Undefined to include them. */
  removed: getOne('only', 'none'),
  /** Whether to show only files in My Drive. */
  mine: flagParam,
  /** The space. Undefined for ordinary files. */
  space: getOne('appDataFolder'),
  /** The changes to show: of files only, or of shared drives themselves. */
  kind: getOne('file', 'drive'),
  /** The change open beside the list. */
  peek: textParam,
});
export type ChangesSearch = SearchOf<typeof changesSearch>;

/** The start of the shown changes. `seen` means after the last change that the user marked as seen. */
export type Since = NonNullable<ChangesSearch['since']> | '7d';
