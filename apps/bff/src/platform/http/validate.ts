import { describeIssue } from '@rotunda/environment/describe-issue';
import type { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';

const MAX_FAULTS = 5;

/**
 * Validates a value of a request. Throws 400 with the paths of its invalid members, or with the name of the whole value if it is
 * invalid itself.
 */
export function validate<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { name, code = 'bad_request', prefix = '' }: { name: string; code?: 'bad_request' | 'bad_query'; prefix?: string },
): T {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${prefix}${path.join('.') || name}: ${message}`);
  const shown = faults.length > MAX_FAULTS ? [...faults.slice(0, MAX_FAULTS), '…'] : faults;
  throw new ProblemError(code, { detail: `${shown.join('; ')}.` });
}
