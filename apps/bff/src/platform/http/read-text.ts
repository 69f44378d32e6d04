import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';
import { limitBody } from './limited-body.ts';
import { minBodyRate } from './min-body-rate.ts';

const MAX_BODY_BYTES = 64 * 1024;
const WINDOW_MS = 30_000; // As for the body of a call to a service.

/**
 * The body of a request as text. Throws 413 when it is too large, whatever length was announced, and 408 when it comes too
 * slowly.
 */
export async function readText(context: Context<AppEnv>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of openBody(context)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The body of a request that is read whole. Throws 413 for an announced length that is too large; reading throws 413 and 408
 * as `readText` does.
 */
export function openBody(context: Context<AppEnv>, maxSizeBytes = MAX_BODY_BYTES): Readable {
  const { incoming } = context.env;
  const body = limitBody(incoming, { maxSizeBytes, ...minBodyRate(WINDOW_MS) });
  if (Number(incoming.headers['content-length'] ?? 0) > maxSizeBytes) {
    body.destroy();
    throw new ProblemError('body_too_large');
  }
  return body;
}
