import type { ServerResponse } from 'node:http';

/** A JSON body as it is sent. `prettyPrint` indents it, as the public services do by default. */
export function toJsonText(body: unknown, prettyPrint: boolean): string {
  return prettyPrint ? `${JSON.stringify(body, null, 2)}\n` : JSON.stringify(body);
}

/** Sends a JSON text, or the bytes of one in UTF-8. */
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
  // A string goes out in one piece with the head; bytes would go after it. Text of ASCII alone is the same in both
  // encodings, and as Latin-1 needs no room for what its characters may become.
  if (options.omitBody) response.end();
  else if (typeof text !== 'string') response.end(text);
  else response.end(text, sizeBytes === text.length ? 'latin1' : 'utf8');
}
