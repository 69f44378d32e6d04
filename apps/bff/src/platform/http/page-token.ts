import type { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';

/** Encodes the end of a page as an opaque text. */
export function writePageToken(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Decodes the position in a page token. Returns undefined without a token. Throws 400 for a token that was not issued here. */
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
