import type { z } from 'zod';
import { findNearestName } from './nearest-name.ts';

/** Environment variables, by name. An empty one counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables that a schema names, and lists everything that is wrong with them, one line a variable. Names that are
 * not the schema's are of other programs, except for those that begin with `ownPrefix` or are a slip of the pen away from one
 * that is not set.
 */
export function parseVariables<T extends z.ZodObject>(
  schema: T,
  env: Variables,
  ownPrefix?: string,
): { value: z.infer<T>; problems: string[] } | { value?: undefined; problems: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const misspelt = findMisspelt(Object.keys(schema.shape), given, ownPrefix);
  const parsed = schema.safeParse(given, { error: describeFault });
  if (parsed.success) return { value: parsed.data, problems: misspelt };
  // What else is wrong with a variable mostly follows from the first fault.
  const faults = new Map(parsed.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
  const lines = [...faults].toReversed().map(([name, message]) => `${name}: ${message}`);
  return { problems: [...lines, ...misspelt] };
}

function findMisspelt(known: readonly string[], given: Variables, ownPrefix: string | undefined): string[] {
  const unset = known.filter((name) => given[name] === undefined);
  return Object.keys(given).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = findNearestName(name, unset);
    if (meant !== undefined) return [`${name}: is not a variable of Rotunda; did you mean ${meant}?`];
    return ownPrefix !== undefined && name.startsWith(ownPrefix) ? [`${name}: is not a variable of Rotunda`] : [];
  });
}

function describeFault({ input }: { input?: unknown }): string | undefined {
  return input === undefined ? 'has to be set' : undefined;
}
