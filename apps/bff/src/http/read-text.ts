import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { limitBody } from './limited-body.ts';

const MAX_BODY_BYTES = 64 * 1024;
const COMES_WITHIN_MS = 30_000; // As long as the body of a call to a service may take.

/**
 * The body of a request as text. Throws 413 when it is too large, whatever length was announced, and 408 when it has not
 * come whole within half a minute.
 */
export async function readText(context: Context<AppEnv>, maxSizeBytes = MAX_BODY_BYTES): Promise<string> {
  const limits = { maxSizeBytes, windowMs: COMES_WITHIN_MS, minSizeBytes: Infinity };
  const chunks: Buffer[] = [];
  for await (const chunk of limitBody(context.env.incoming, limits)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
