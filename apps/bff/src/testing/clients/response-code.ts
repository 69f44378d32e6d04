import { z } from 'zod';
import type { Response } from './test-browser.ts';

/** What the console may say while parts of it, or of what it needs, are away; `broken` when a connection was. */
export const CODES_IN_TROUBLE: ReadonlySet<string> = new Set([
  'audit_unavailable',
  'broken',
  'conflict',
  'overloaded',
  'store_unavailable',
  'upstream_timeout',
  'upstream_unavailable',
  'upstream_unreachable',
]);

const problem = z.object({ code: z.string() });

/** The code of a response that refuses; undefined when it has no documented form. */
export function codeOf({ headers, text }: Response): string | undefined {
  // What the balancer says while it has nobody to pass a request on to.
  if (text === 'no replica responds' || text === 'the replica was lost') return 'broken';
  if (headers['content-type'] !== 'application/problem+json') return undefined;
  return problem.safeParse(JSON.parse(text)).data?.code;
}
