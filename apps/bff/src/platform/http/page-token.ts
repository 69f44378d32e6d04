import type { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';

/** Where a page ends, as a text that means nothing to its holder. */
export function writePageToken(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position that a page token stands for; undefined without one. Throws 400 for one that was not given out. */
export function readPageToken<T>(token: string | undefined, schema: z.ZodType<T>): T | undefined {
  if (token === undefined) return undefined;
  const parsed = schema.safeParse(parse(Buffer.from(token, 'base64url').toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new ProblemError('bad_query', { detail: 'pageToken: is not a token of this list.' });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
