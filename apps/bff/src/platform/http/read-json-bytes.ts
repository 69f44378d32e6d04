import type { Readable } from 'node:stream';
import { JsonCounter, JsonLimitError, type JsonLimits } from '@rotunda/api-client/json-limits';
import { ProblemError } from '#domain/problem.ts';

/** Bounds of JSON bodies that hold one call or one resource. */
export const USUAL_JSON_LIMITS: JsonLimits = { maxDepth: 68, maxMembers: 20_000 };

/**
 * Reads a JSON body whole. Throws 400 as soon as it is nested deeper or has more members than it may, and what the body
 * itself fails with.
 */
export async function readJsonBytes(body: Readable, limits = USUAL_JSON_LIMITS): Promise<Buffer> {
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
  return Buffer.concat(chunks);
}
