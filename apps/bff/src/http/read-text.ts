import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { jsonPace } from './json-pace.ts';
import { limitBody } from './limited-body.ts';

const MAX_BODY_BYTES = 64 * 1024;
const WINDOW_MS = 30_000; // As for the body of a call to a service.

/**
 * The body of a request as text. Throws 413 when it is too large, whatever length was announced, and 408 when it comes too
 * slowly.
 */
export async function readText(context: Context<AppEnv>, maxSizeBytes = MAX_BODY_BYTES): Promise<string> {
  const limits = { maxSizeBytes, ...jsonPace(WINDOW_MS) };
  const chunks: Buffer[] = [];
  for await (const chunk of limitBody(context.env.incoming, limits)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
