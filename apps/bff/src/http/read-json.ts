import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './context.ts';
import { ProblemError } from './problem.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The JSON body of a request in the shape of a schema. Throws 400 when it is not, 413 when it is too large. */
export async function readJson<T>(context: Context<AppEnv>, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(context);
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ProblemError('bad_request', { detail: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? ''}` });
}

/** The body of a request as text. Throws 413 when it is too large; counts what arrives, whatever length was announced. */
export async function readText(context: Context<AppEnv>): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of context.env.incoming) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > MAX_BODY_BYTES) throw new ProblemError('body_too_large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('bad_request', { detail: 'The body is not JSON.', cause });
  }
}
