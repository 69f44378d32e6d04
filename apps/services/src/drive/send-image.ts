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

/** Where images are found, and who is told when that fails. */
type ImageSource = {
  /** The start of their paths; the rest names one. */
  prefix: string;
  find: (name: string) => Promise<SentImage | undefined>;
  onError: (error: unknown) => void;
};

/**
 * Responds with the image that the path of a request names: 404 where there is none, 500 where it cannot be read. Never
 * rejects.
 */
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
