import { getOne } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The operations to show on the coverage page. */
export const COVERAGE_CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'called', label: 'Called in 90 days' },
  { value: 'never', label: 'Not called in 90 days' },
  { value: 'failed', label: 'Last call failed' },
] as const;

/** The filters of the coverage page. */
export const COVERAGE_FILTERS = [
  { name: 'q', label: 'Text' },
  { name: 'show', label: 'Show', choices: COVERAGE_CHOICES },
] as const;

/** The URL parameters of the coverage page. */
export const coverageSearch = searchParams({
  q: textParam,
  show: getOne(...COVERAGE_CHOICES.map(({ value }) => value)),
});

/** Parsed search of the coverage page. */
export type CoverageSearch = SearchOf<typeof coverageSearch>;
