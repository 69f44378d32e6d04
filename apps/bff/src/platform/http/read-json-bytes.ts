import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { JsonCounter, JsonLimitError, type JsonLimits } from '@rotunda/api-client/json-limits';
import { ProblemError } from '#domain/problem.ts';

/** The limits of JSON bodies that contain one call or one resource. */
export const DEFAULT_JSON_LIMITS: JsonLimits = { maxDepth: 68, maxMembers: 20_000 };

/**
 * Reads a complete JSON body. Throws 400 as soon as its nesting or number of fields exceeds the limits, and if it is not UTF-8.
 * Rethrows errors of the body itself.
 */
export async function readJsonBytes(body: Readable, limits = DEFAULT_JSON_LIMITS): Promise<Buffer> {
  const counter = new JsonCounter(limits);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of body) {
      counter.take(chunk);
      chunks.push(Buffer.from(chunk));
    }
  } catch (error) {
    if (error instanceof JsonLimitError) throw new ProblemError('bad_request', { detail: `body: ${error.message}` });
    throw error;
  }
  const bytes = Buffer.concat(chunks);
  // Otherwise decoding would replace the invalid bytes.
  if (!isUtf8(bytes)) throw new ProblemError('bad_request', { detail: 'body: is not UTF-8.' });
  return bytes;
}
