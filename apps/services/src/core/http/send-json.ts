import type { ServerResponse } from 'node:http';

/** Serialises a JSON body. `prettyPrint` indents it, as the public services do by default. */
export function toJsonText(body: unknown, prettyPrint: boolean): string {
  return prettyPrint ? `${JSON.stringify(body, null, 2)}\n` : JSON.stringify(body);
}

/** Sends a JSON text, or its UTF-8 bytes. */
export function sendJson(
  response: ServerResponse,
  status: number,
  text: string | Uint8Array,
  options: { headers?: Readonly<Record<string, string>>; omitBody?: boolean } = {},
): void {
  const sizeBytes = Buffer.byteLength(text);
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': sizeBytes,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Authorization',
    ...options.headers,
  });
  // A string is sent in one write with the headers; bytes would follow in a second write. ASCII text is the same in both
  // encodings, and Latin-1 does not reserve space for multibyte characters.
  if (options.omitBody) response.end();
  else if (typeof text !== 'string') response.end(text);
  else response.end(text, sizeBytes === text.length ? 'latin1' : 'utf8');
}
