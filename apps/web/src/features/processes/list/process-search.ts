import type { Process } from '#features/processes/status/process-status.tsx';
import { statusNames } from '#features/processes/status/status-names.ts';
import { matching, oneOf } from '#lib/reader.ts';
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

/** The kinds of process that the service knows. */
export const processTypes = Object.keys(typeNames);
/** The levels of access that the service knows. */
export const processAccessLevels = Object.keys(accessNames);

const time = matching(textParam, (value) => resolveTime(value, Date.now()) !== undefined);

/** What the address of the processes screen holds. A value that makes no sense is dropped. */
export const processSearch = searchParams({
  status: listParam(oneOf(...Object.keys(statusNames))),
  type: listParam(oneOf(...processTypes)),
  access: listParam(oneOf(...processAccessLevels)),
  fn: textParam,
  project: textParam,
  script: textParam,
  deployment: textParam,
  /** Started on or after: `-24h` and the like, or a date-time. */
  from: time,
  /** Completed on or before. */
  to: time,
  /** Took or has been running longer than `90s`, `5m` or `2h`; the service has no such filter. */
  longer: matching(textParam, (value) => readSpanMs(value) !== undefined),
  /** Failed with an error whose fingerprint contains this; the service has no such filter. */
  error: textParam,
  /** How processes are shown: as a table when absent. */
  mode: oneOf('groups', 'errors', 'timeline'),
  live: flagParam,
  /** Columns that are shown, as `column-layout.ts` writes them. */
  cols: textParam,
  /** Process whose details are shown. */
  peek: textParam,
});

/** The filters and state of the processes screen. */
export type ProcessSearch = SearchOf<typeof processSearch>;

/** Filters that the service does not have: `client-filters.ts` applies them to what is loaded. */
export const clientFilterNames = ['longer', 'error'] as const satisfies readonly (keyof ProcessSearch)[];

/** The part of an address that decides what the service lists. */
export function toServiceSearch(search: ProcessSearch): ProcessSearch {
  const others: ReadonlySet<string> = new Set(['peek', 'live', 'cols', 'mode', 'longer']);
  return Object.fromEntries(Object.entries(search).filter(([name]) => !others.has(name)));
}

const names = new Map([...Object.entries(typeNames), ...Object.entries(accessNames)]);

/** The word for a type or level of access; one that the console does not know keeps the service's name. */
export function toWords(name: string): string {
  return names.get(name) ?? name;
}
