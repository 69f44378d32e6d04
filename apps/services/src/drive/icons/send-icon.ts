import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawIcon, ICON_PATH } from './kind-icons.ts';

/** Sends a file type icon: an SVG image, or 404. */
export function sendIcon(request: IncomingMessage, response: ServerResponse): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = (request.url ?? '').slice(ICON_PATH.length).split('?')[0] ?? '';
  const name = /^(\w+)\.svg$/u.exec(path)?.[1];
  const icon = isRead && name !== undefined ? drawIcon(name) : undefined;
  if (icon === undefined) {
    response.writeHead(404, { 'content-length': 0, 'cache-control': 'no-store' }).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-length': Buffer.byteLength(icon),
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(request.method === 'HEAD' ? undefined : icon);
}
