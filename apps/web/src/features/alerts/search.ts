import { getOne } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the alerts. */
export const alertSearch = searchParams({
  /** The state of the alerts, or `all`. If undefined, shows the alerts that are not resolved. */
  state: getOne('open', 'acknowledged', 'muted', 'resolved', 'all'),
  /** Only alerts of this rule. */
  rule: textParam,
  /** The visible columns. */
  cols: textParam,
  /** The alert shown beside the list. */
  peek: textParam,
});
export type AlertSearch = SearchOf<typeof alertSearch>;

/** The URL parameters of the rules. */
export const ruleSearch = searchParams({
  /** The visible columns. */
  cols: textParam,
  /** The rule shown beside the list. */
  peek: textParam,
});
export type RuleSearch = SearchOf<typeof ruleSearch>;

/** The URL parameters of the channels. */
export const channelSearch = searchParams({
  /** The visible columns. */
  cols: textParam,
  /** The channel shown beside the list. */
  peek: textParam,
});
export type ChannelSearch = SearchOf<typeof channelSearch>;

/** The URL parameters of the reports. */
export const reportSearch = searchParams({
  /** The visible columns. */
  cols: textParam,
  /** The report shown beside the list. */
  peek: textParam,
});
export type ReportSearch = SearchOf<typeof reportSearch>;
