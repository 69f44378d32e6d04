import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOUR_MS } from '#core/durations.ts';

/** An image as it is sent. */
export type SentImage = { type: string; bytes: Buffer; headers?: Readonly<Record<string, string>> };

const LINK_LIFETIME_MS = 2 * HOUR_MS;

/**
 * Until when the link of an image holds that is made now, in Unix milliseconds. Links made within one hour end together
 * and so are the same: a browser shows what it has already fetched.
 */
export function toLinkEnd(nowMs: number): number {
  return Math.ceil(nowMs / HOUR_MS) * HOUR_MS + LINK_LIFETIME_MS;
}

/**
 * Answers a request for the image that the rest of its path after `prefix` names, or 404 where `find` gives none or
 * fails. Never rejects.
 */
export async function sendImage(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: string,
  find: (name: string) => Promise<SentImage | undefined>,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const name = (request.url ?? '').slice(prefix.length).split('?')[0] ?? '';
  const image = isRead ? await find(name).catch(() => undefined) : undefined;
  if (!image) {
    response.writeHead(404, { 'content-length': 0, 'cache-control': 'no-store' }).end();
    return;
  }
  response.writeHead(200, {
    'content-type': image.type,
    'content-length': image.bytes.length,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    ...image.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : image.bytes);
}
