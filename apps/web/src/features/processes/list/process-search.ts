import type { Process } from '#features/processes/status/process-status.tsx';
import { statusNames } from '#features/processes/status/status-names.ts';
import { getOne, matching } from '#lib/reader.ts';
import { flagParam, listParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { resolveTime } from '#shared/filters/time-range.ts';
import { readSpanMs } from './span.ts';

type Named<Name extends string> = Exclude<Name, `${string}_UNSPECIFIED`>;
const typeNames: Readonly<Record<Named<NonNullable<Process['processType']>>, string>> = {
  TIME_DRIVEN: 'Time-driven',
  TRIGGER: 'Trigger',
  SIMPLE_TRIGGER: 'Simple trigger',
  EDITOR: 'Editor',
  WEBAPP: 'Web app',
  EXECUTION_API: 'API',
  ADD_ON: 'Add-on',
  MENU: 'Menu',
  BATCH_TASK: 'Batch task',
};
const accessNames: Readonly<Record<Named<NonNullable<Process['userAccessLevel']>>, string>> = {
  OWNER: 'Owner',
  WRITE: 'Write',
  READ: 'Read',
  NONE: 'None',
};

/** The process types of the service. */
export const processTypes = Object.keys(typeNames);
/** The access levels of the service. */
export const processAccessLevels = Object.keys(accessNames);

const time = matching(textParam, (value) => resolveTime(value, Date.now()) !== undefined);

/** The URL parameters of the processes screen. Invalid values are dropped. */
export const processSearch = searchParams({
  status: listParam(getOne(...Object.keys(statusNames))),
  type: listParam(getOne(...processTypes)),
  access: listParam(getOne(...processAccessLevels)),
  fn: textParam,
  project: textParam,
  script: textParam,
  deployment: textParam,
  /** Started at or after: a relative time such as `-24h`, or a date-time. */
  from: time,
  /** Completed at or before. */
  to: time,
  /** The minimum duration, such as `90s`, `5m` or `2h`. Applied in the client, because the service has no such filter. */
  longer: matching(textParam, (value) => readSpanMs(value) !== undefined),
  /** A part of the error fingerprint of failed processes. Applied in the client, because the service has no such filter. */
  error: textParam,
  /** The display mode. Undefined for a table. */
  mode: getOne('groups', 'errors', 'timeline'),
  live: flagParam,
  /** The visible columns, in the format of `column-layout.ts`. */
  cols: textParam,
  /** Process whose details are shown. */
  peek: textParam,
});

/** The filters and state of the processes screen. */
export type ProcessSearch = SearchOf<typeof processSearch>;

/** The filters that the service does not support. `client-filters.ts` applies them to loaded processes. */
export const clientFilterNames = ['longer', 'error'] as const satisfies readonly (keyof ProcessSearch)[];

/** Returns the part of a search that determines what the service lists. */
export function toServiceSearch(search: ProcessSearch): ProcessSearch {
  const others: ReadonlySet<string> = new Set(['peek', 'live', 'cols', 'mode', 'longer']);
  return Object.fromEntries(Object.entries(search).filter(([name]) => !others.has(name)));
}

const names = new Map([...Object.entries(typeNames), ...Object.entries(accessNames)]);

/** Returns the label of a type or access level. Unknown ones keep the service's name. */
export function toCamelCaseWords(name: string): string {
  return names.get(name) ?? name;
}
