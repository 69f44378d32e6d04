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

/** The choices of a time, the usual one first. */
export const SINCE_CHOICES = [
  { value: '', label: 'Last 7 days' },
  { value: '1d', label: 'Last 24 hours' },
  { value: '30d', label: 'Last 30 days' },
  { value: 'any', label: 'Any time' },
  { value: 'seen', label: 'Not marked as seen' },
] as const;

/** Views that the console brings. */
export const CHANGE_VIEWS: readonly { name: string; search: ChangesSearch }[] = [
  { name: 'Last 7 days', search: {} },
  { name: 'Not marked as seen', search: { since: 'seen' } },
  { name: 'Removed in the last 30 days', search: { since: '30d', removed: 'only' } },
  { name: 'Shared drives', search: { kind: 'drive', since: 'any' } },
];
