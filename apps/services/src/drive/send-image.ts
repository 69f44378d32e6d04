import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOUR_MS } from '#core/durations.ts';

/** An image response. */
export type SentImage = { type: string; bytes: Buffer; headers?: Readonly<Record<string, string>> };

const LINK_LIFETIME_MS = 2 * HOUR_MS;

/**
 * Returns the expiry of an image link created now, in Unix milliseconds. Links created within the same hour expire together and
 * are identical, so that browsers can use their cache.
 */
export function toLinkExpiry(nowMs: number): number {
  return Math.ceil(nowMs / HOUR_MS) * HOUR_MS + LINK_LIFETIME_MS;
}

/** The source of images, and the error handler. */
type ImageSource = {
  /** Path prefix. The rest of the path names the image. */
  prefix: string;
  find: (name: string) => Promise<SentImage | undefined>;
  onError: (error: unknown) => void;
};

/** Sends the image at the path of a request: 404 if it does not exist, 500 if it cannot be read. Never rejects. */
export async function sendImage(
  request: IncomingMessage,
  response: ServerResponse,
  { prefix, find, onError }: ImageSource,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const name = (request.url ?? '').slice(prefix.length).split('?')[0] ?? '';
  let failure = 404;
  const image = isRead
    ? await find(name).catch((error: unknown) => {
        onError(error);
        failure = 500;
      })
    : undefined;
  if (!image) {
    response.writeHead(failure, { 'content-length': 0, 'cache-control': 'no-store' }).end();
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
