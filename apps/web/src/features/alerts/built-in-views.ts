import type { AlertSearch, RuleSearch } from './search.ts';

/** Views of the alerts that the console brings. */
export const ALERT_VIEWS: readonly { name: string; search: AlertSearch }[] = [
  { name: 'Active', search: {} },
  { name: 'Open', search: { state: 'open' } },
  { name: 'Resolved', search: { state: 'resolved' } },
  { name: 'All alerts', search: { state: 'all' } },
];

/** Views of the rules that the console brings. */
export const RULE_VIEWS: readonly { name: string; search: RuleSearch }[] = [{ name: 'All rules', search: {} }];
