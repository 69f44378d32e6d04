import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';
import { limitBody } from './limited-body.ts';
import { getMinBodyRate } from './min-body-rate.ts';

const MAX_BODY_BYTES = 64 * 1024;
const WINDOW_MS = 30_000; // The same as for the body of a call to a service.

/**
 * Reads the body of a request as text. Throws 413 if it is too large, regardless of the announced length, and 408 if it arrives
 * too slowly.
 */
export async function readText(context: Context<AppEnv>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of openBody(context)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Opens the body of a request for reading it completely. Throws 413 if the announced length is too large; reading throws 413 and
 * 408 like `readText`.
 */
export function openBody(context: Context<AppEnv>, maxSizeBytes = MAX_BODY_BYTES): Readable {
  const { incoming } = context.env;
  const body = limitBody(incoming, { maxSizeBytes, ...getMinBodyRate(WINDOW_MS) });
  if (Number(incoming.headers['content-length'] ?? 0) > maxSizeBytes) {
    body.destroy();
    throw new ProblemError('body_too_large');
  }
  return body;
}
