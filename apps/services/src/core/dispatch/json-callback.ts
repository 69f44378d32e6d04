import type { ServerResponse } from 'node:http';
import { globalError } from '#core/errors/service-error.ts';
import type { Call } from '#core/http/call.ts';
import { sendJson } from '#core/http/send-json.ts';

const FUNCTION_NAME = /^[A-Za-z_$][\w$.[\]]{0,127}$/;

/**
 * Returns the function name from the `callback` parameter of a GET (JSONP), or undefined for plain JSON. Throws 400 if the value
 * is not a function name.
 */
export function readCallback({ method, url }: Pick<Call, 'method' | 'url'>): string | undefined {
  if (method !== 'GET' || !url.search.includes('callback=')) return undefined;
  const name = url.searchParams.get('callback') ?? '';
  if (name === '') return undefined;
  if (!FUNCTION_NAME.test(name)) throw globalError(400, 'invalid', 'Invalid value of callback.', 'callback');
  return name;
}

/** Like `readCallback`, but returns undefined for an invalid name, so that the response is plain JSON. */
export function findCallback(call: Pick<Call, 'method' | 'url'>): string | undefined {
  try {
    return readCallback(call);
  } catch {
    return undefined;
  }
}

/** Sends JSON as a script that passes it to a function. Browsers only run scripts of successful responses. */
export function sendCallback(response: ServerResponse, name: string, json: string | Uint8Array): void {
  const text = `// API callback\n${name}(${Buffer.from(json).toString().trimEnd()});\n`;
  sendJson(response, 200, text, { headers: { 'content-type': 'text/javascript; charset=UTF-8' } });
}
