import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { findNearestName } from './nearest-name.ts';

/** Environment variables by name. Empty values count as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Parses the variables of a schema, and reports all problems, one line per variable. Ignores other names as those of other
 * programs, unless they begin with `ownPrefix` or look like a typo of a variable that is not set.
 */
export function parseVariables<T extends z.ZodObject>(
  schema: T,
  env: Variables,
  ownPrefix?: string,
): { value: z.infer<T>; problems: string[] } | { value?: undefined; problems: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const misspelt = findMisspelt(Object.keys(schema.shape), given, ownPrefix);
  const others = [...findUntrimmed(schema, given), ...misspelt];
  const parsed = schema.safeParse(given, { error: describeFault });
  if (parsed.success) return { value: parsed.data, problems: others };
  // Other errors of a variable usually result from the first one.
  const faults = new Map(parsed.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
  const lines = [...faults].toReversed().map(([name, message]) => `${name}: ${message}`);
  return { problems: [...lines, ...others] };
}

/**
 * Finds texts that begin or end with a space or a line break, such as those of a file with Windows line endings. They are valid
 * names of files and claims, but never meant. Lists and other values that their schema converts may contain them.
 */
function findUntrimmed(schema: z.ZodObject, given: Variables): string[] {
  return Object.entries(schema.shape).flatMap(([name, variable]) => {
    const text = given[name];
    if (text === undefined || text === text.trim()) return [];
    return z.safeParse(variable, text).data === text
      ? [`${name}: must not begin or end with a space or line break`]
      : [];
  });
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

function describeFault(issue: z.core.$ZodRawIssue): string {
  return issue.input === undefined ? 'must be set' : describeIssue(issue);
}
