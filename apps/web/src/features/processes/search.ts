import type { ParamsOf } from '@rotunda/api-client/operation-types';
import * as z from 'zod/mini';
import { type Process, processStatuses } from './process-status.tsx';

type Named<Name extends string> = Exclude<Name, `${string}_UNSPECIFIED`>;
const typeNames: Readonly<Record<Named<NonNullable<Process['processType']>>, string>> = {
  TIME_DRIVEN: 'Time driven',
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

// Addresses are also written by hand: one value stands for a list of one, and digits for a text.
const listOf = (allowed: readonly string[]) =>
  z.catch(
    z.optional(
      z.pipe(
        z.union([z.array(z.string()), z.string()]),
        z.transform((values) => {
          const known = [values].flat().filter((value) => allowed.includes(value));
          return known.length > 0 ? known : undefined;
        }),
      ),
    ),
    undefined,
  );
const text = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))),
  undefined,
);
const time = z.catch(
  z.optional(z.string().check(z.refine((value) => resolveTime(value, Date.now()) !== undefined))),
  undefined,
);

/** What the address of the processes screen holds. A value that makes no sense is dropped. */
export const processSearch = z.object({
  status: listOf(Object.keys(processStatuses)),
  type: listOf(processTypes),
  access: listOf(processAccessLevels),
  fn: text,
  project: text,
  script: text,
  deployment: text,
  /** Started on or after: `-24h` and the like, or a date-time. */
  from: time,
  /** Completed on or before. */
  to: time,
  /** How processes are shown: as a table when absent. */
  mode: z.catch(z.optional(z.enum(['groups', 'lanes'])), undefined),
  live: z.catch(z.optional(z.boolean()), undefined),
  /** Columns that are shown, as `column-layout.ts` writes them. */
  cols: text,
  /** Process whose details are shown. */
  peek: text,
});

/** The filters and state of the processes screen. */
export type ProcessSearch = z.infer<typeof processSearch>;

const RELATIVE = /^-(\d{1,4})([mhd])$/;
const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time of the address as RFC 3339: relative ones count back from `nowMs`. Undefined when it is not a time. */
export function resolveTime(value: string | undefined, nowMs: number): string | undefined {
  if (value === undefined) return undefined;
  const [, count, unit] = RELATIVE.exec(value) ?? [];
  if (count && unit) return new Date(nowMs - Number(count) * (UNIT_MS[unit] ?? 0)).toISOString();
  const timeMs = Date.parse(value);
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}

/** A list call with its parameters: of one script when the address names one, else of the person. */
export type ProcessList =
  | { id: 'script.processes.list'; params: ParamsOf<'script.processes.list'> }
  | { id: 'script.processes.listScriptProcesses'; params: ParamsOf<'script.processes.listScriptProcesses'> };

/** The list call that the filters ask for. Relative times are fixed at `nowMs`, so that all pages agree. */
export function toProcessList(search: ProcessSearch, nowMs: number): ProcessList {
  const shared = {
    deploymentId: search.deployment,
    endTime: resolveTime(search.to, nowMs),
    functionName: search.fn,
    startTime: resolveTime(search.from, nowMs),
    statuses: search.status,
    types: search.type,
    userAccessLevels: search.access,
  };
  if (search.script) {
    const params = { scriptId: search.script, ...withPrefix('scriptProcessFilter', shared) };
    return { id: 'script.processes.listScriptProcesses', params };
  }
  const params = withPrefix('userProcessFilter', { ...shared, projectName: search.project });
  return { id: 'script.processes.list', params };
}

function withPrefix(prefix: string, filter: Record<string, unknown>): Record<string, unknown> {
  const set = Object.entries(filter).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(set.map(([name, value]) => [`${prefix}.${name}`, value]));
}

const names = new Map([...Object.entries(typeNames), ...Object.entries(accessNames)]);

/** The word for a type or level of access; one that the console does not know keeps the service's name. */
export function toWords(name: string): string {
  return names.get(name) ?? name;
}
