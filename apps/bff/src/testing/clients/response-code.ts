import { z } from 'zod';
import type { Response } from './test-browser.ts';

/**
 * The error codes that the console may return while it or its dependencies are partly unavailable, and `broken` for a connection.
 */
export const OUTAGE_CODES: ReadonlySet<string> = new Set([
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

/** Returns the code of an error response, or undefined if its format is undocumented. */
export function codeOf({ headers, text }: Response): string | undefined {
  // The load balancer's responses while no replica is available.
  if (text === 'no replica responds' || text === 'the replica was lost') return 'broken';
  if (headers['content-type'] !== 'application/problem+json') return undefined;
  return problem.safeParse(JSON.parse(text)).data?.code;
}
