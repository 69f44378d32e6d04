import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { ProblemError } from './problem.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The body of a request as text. Throws 413 when it is too large; counts what arrives, whatever length was announced. */
export async function readText(context: Context<AppEnv>, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of context.env.incoming.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > maxBytes) throw new ProblemError('body_too_large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
