import type { JsonLimits } from '@rotunda/api-client/json-limits';
import type { Context } from 'hono';
import type { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';
import { readJsonBytes } from './read-json-bytes.ts';
import { openBody } from './read-text.ts';

/** The limits on the size and content of a JSON body. */
export type JsonBodyLimits = { maxBytes?: number; json?: JsonLimits };

/**
 * Reads the JSON body of a request and validates it with a schema. Throws 400 if it is invalid, nested too deeply or has too many
 * fields, and 413 if it is too large, each as early as possible.
 */
export async function readJson<T>(
  context: Context<AppEnv>,
  schema: z.ZodType<T>,
  { maxBytes, json }: JsonBodyLimits = {},
): Promise<T> {
  const text = (await readJsonBytes(openBody(context, maxBytes), json)).toString('utf8');
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ProblemError('bad_request', { detail: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? ''}` });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('bad_request', { detail: 'The body is not JSON.', cause });
  }
}
