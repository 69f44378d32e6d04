import type { components } from '@rotunda/api-client/bff-types';

/** What a report of a list reads, and what it is called at first. */
export type ReportSource = components['schemas']['ReportSource'] & { name: string };

type Filter = string | number | boolean | readonly string[] | undefined;

/** The list of an operation with its filters; those that are not set are left out. */
export function toReportSource(
  operationId: string,
  name: string,
  filters: Readonly<Record<string, Filter>>,
): ReportSource {
  const set = Object.entries(filters).flatMap(([member, value]) =>
    value === undefined || value === '' ? [] : [[member, typeof value === 'object' ? [...value] : value] as const],
  );
  return { operationId, name, params: Object.fromEntries(set) };
}

/** Why a list with filters of the console's own is not scheduled: a report has the filters of the service alone. */
export const CLEAR_FILTERS = 'Clear the filters to schedule a report. A report contains the whole list.';
