import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './context.ts';
import { ProblemError } from './problem.ts';
import { readText } from './read-text.ts';

/** The JSON body of a request in the shape of a schema. Throws 400 when it is not, 413 when it is too large. */
export async function readJson<T>(context: Context<AppEnv>, schema: z.ZodType<T>, maxBytes?: number): Promise<T> {
  const text = await readText(context, maxBytes);
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
