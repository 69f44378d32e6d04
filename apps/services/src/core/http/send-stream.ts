import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StreamBody } from './response.ts';

/**
 * Sends chunks as they are produced, with backpressure from the client. Rejects if the client disconnects before the last chunk.
 */
export async function sendStream(
  response: ServerResponse,
  status: number,
  { contentType, chunks }: StreamBody,
): Promise<void> {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'private, no-store' });
  await pipeline(Readable.from(chunks), response);
}
