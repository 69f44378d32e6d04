import type { JsonLimits } from '@rotunda/api-client/json-limits';
import type { Context } from 'hono';
import type { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import { BodySlots } from './body-slots.ts';
import type { AppEnv } from './context.ts';
import { onClose } from './on-close.ts';
import { parseJson } from './parse-json.ts';
import { parseLargeJson } from './parse-large-json.ts';
import { readJsonBytes } from './read-json-bytes.ts';
import { openBody } from './read-text.ts';
import { validate } from './validate.ts';

const LARGE_BYTES = 64 * 1024;
const LARGE_BODIES = new BodySlots();

/** The limits on the size and content of a JSON body. */
export type JsonBodyLimits = { maxBytes?: number; json?: JsonLimits };

/**
 * Reads the JSON body of a request and validates it with a schema. Throws 400 if it is invalid, ambiguous, nested too deeply or has
 * too many fields, and 413 if it is too large, each as early as possible. Throws 503 `overloaded` if the user has too many
 * requests with large bodies in progress.
 */
export async function readJson<T>(
  context: Context<AppEnv>,
  schema: z.ZodType<T>,
  { maxBytes, json }: JsonBodyLimits = {},
): Promise<T> {
  if (maxBytes !== undefined && maxBytes > LARGE_BYTES) limitLargeBodies(context);
  const bytes = await readJsonBytes(openBody(context, maxBytes), json);
  return validate(schema, await parseBytes(bytes), { name: 'body' });
}

function limitLargeBodies(context: Context<AppEnv>): void {
  const { incoming, outgoing } = context.env;
  if (Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= LARGE_BYTES) return;
  onClose(outgoing, LARGE_BODIES.acquire(context.get('principal').userId));
}

async function parseBytes(bytes: Buffer): Promise<unknown> {
  try {
    return bytes.length > LARGE_BYTES ? await parseLargeJson(bytes) : parseJson(bytes.toString('utf8'));
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError('bad_request', { detail: 'The body is not JSON.', cause });
  }
}
