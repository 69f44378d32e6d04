import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { operations } from '@rotunda/api-client/operations';
import * as z from 'zod/mini';

const statuses = enumOf('userProcessFilter.statuses');
const types = enumOf('userProcessFilter.types');
const accessLevels = enumOf('userProcessFilter.userAccessLevels');

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
  status: listOf(statuses),
  type: listOf(types),
  access: listOf(accessLevels),
  fn: text,
  project: text,
  script: text,
  deployment: text,
  /** Started on or after: `-24h` and the like, or a date-time. */
  from: time,
  /** Completed on or before. */
  to: time,
  live: z.catch(z.optional(z.boolean()), undefined),
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

function enumOf(name: string): readonly string[] {
  const parameter = operations['script.processes.list'].parameters.find((candidate) => candidate.name === name);
  return parameter && 'enum' in parameter ? parameter.enum : [];
}

/** The kinds of process that the service knows. */
export const processTypes = types.filter((type) => !type.endsWith('_UNSPECIFIED'));
/** The levels of access that the service knows. */
export const processAccessLevels = accessLevels.filter((level) => !level.endsWith('_UNSPECIFIED'));

const NAMES: Readonly<Record<string, string>> = { ADD_ON: 'Add-on', EXECUTION_API: 'API', WEBAPP: 'Web app' };

/** `SIMPLE_TRIGGER` as `Simple trigger`. */
export function toWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return NAMES[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
