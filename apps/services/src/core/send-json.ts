import type { ServerResponse } from 'node:http';

/** Sends a JSON body. `prettyPrint` indents it, as the public services do unless told otherwise. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  options: { prettyPrint: boolean; headers?: Record<string, string>; omitBody?: boolean },
): void {
  // A string goes out in one piece with the head; bytes would go after it.
  const text = options.prettyPrint ? `${JSON.stringify(body, null, 2)}\n` : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Authorization',
    ...options.headers,
  });
  response.end(options.omitBody ? undefined : text);
}
