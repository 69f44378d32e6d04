import { oneOf } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the alerts holds. */
export const alertSearch = searchParams({
  /** Only alerts in this state, or all of them; those that are not resolved when absent. */
  state: oneOf('open', 'acknowledged', 'muted', 'resolved', 'all'),
  /** Only alerts of this rule. */
  rule: textParam,
  /** Columns that are shown. */
  cols: textParam,
  /** The alert that is shown beside the list. */
  peek: textParam,
});
export type AlertSearch = SearchOf<typeof alertSearch>;

/** What the address of the rules holds. */
export const ruleSearch = searchParams({
  /** Columns that are shown. */
  cols: textParam,
  /** The rule that is shown beside the list. */
  peek: textParam,
});
export type RuleSearch = SearchOf<typeof ruleSearch>;

/** What the address of the channels holds. */
export const channelSearch = searchParams({
  /** Columns that are shown. */
  cols: textParam,
  /** The channel that is shown beside the list. */
  peek: textParam,
});
export type ChannelSearch = SearchOf<typeof channelSearch>;

/** What the address of the reports holds. */
export const reportSearch = searchParams({
  /** Columns that are shown. */
  cols: textParam,
  /** The report that is shown beside the list. */
  peek: textParam,
});
export type ReportSearch = SearchOf<typeof reportSearch>;
