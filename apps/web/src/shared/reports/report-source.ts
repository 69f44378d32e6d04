import type { components } from '@rotunda/api-client/bff-types';

/** The source of a report, and its suggested name. */
export type ReportSource = components['schemas']['ReportSource'] & { name: string };

type Filter = string | number | boolean | readonly string[] | undefined;

/** Returns the list of an operation with its filters. Unset filters are omitted. */
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

/** The reason why a list with client-side filters cannot be scheduled: a report only supports the filters of the service. */
export const CLEAR_FILTERS = 'Clear the filters to schedule a report. A report contains the whole list.';
