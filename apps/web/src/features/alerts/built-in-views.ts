import type { AlertSearch, RuleSearch } from './search.ts';

/** The built-in views of the alerts. */
export const ALERT_VIEWS: readonly { name: string; search: AlertSearch }[] = [
  { name: 'Active', search: {} },
  { name: 'Open', search: { state: 'open' } },
  { name: 'Resolved', search: { state: 'resolved' } },
  { name: 'All alerts', search: { state: 'all' } },
];

/** The built-in views of the rules. */
export const RULE_VIEWS: readonly { name: string; search: RuleSearch }[] = [{ name: 'All rules', search: {} }];
