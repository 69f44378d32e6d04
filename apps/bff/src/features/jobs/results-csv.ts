import type { components } from '@rotunda/api-client/bff-types';
import { toCsvLine } from '#platform/http/csv.ts';

type JobItemBody = components['schemas']['JobItem'];

const COLUMNS = ['id', 'label', 'state', 'attempts', 'reason', 'status', 'resultId', 'endTime'] as const;

/** Formats the results of items as comma-separated values. */
export function toResultsCsv(items: readonly JobItemBody[]): string {
  const rows = items.map((item) => COLUMNS.map((name) => item[name]));
  return [COLUMNS, ...rows].map(toCsvLine).join('');
}
