import type { Context } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';

const HEADER = 'x-freeze-reason';
const MAX_CHARS = 500;

/**
 * Reads the reason for changing a deployment during a freeze, percent-encoded in a header, or undefined if there is none. Throws
 * 400 if it is invalid.
 */
export function readFreezeReason({ env }: Context<AppEnv>): string | undefined {
  const text = env.incoming.headers[HEADER];
  if (text === undefined) return undefined;
  const reason = decode(String(text))?.trim() ?? '';
  if (reason === '' || reason.length > MAX_CHARS)
    throw new ProblemError('bad_request', { detail: `${HEADER}: must have 1 to ${MAX_CHARS} characters.` });
  return reason;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
