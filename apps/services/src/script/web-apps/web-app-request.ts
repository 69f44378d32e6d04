import type { IncomingMessage } from 'node:http';
import { globalError } from '#core/errors/service-error.ts';
import { readBytes } from '#core/http/read-bytes.ts';

const MAX_BODY_BYTES = 1_048_576;
const FORM = 'application/x-www-form-urlencoded';

/**
 * Converts a web app request to the event of its function: parameters, query and body, with the platform's names. Throws 413 if
 * the body exceeds one mebibyte.
 */
export async function toWebEvent(request: IncomingMessage, url: URL): Promise<object> {
  const parameters = new URLSearchParams(url.search);
  const base = { queryString: url.search.slice(1), contextPath: '', contentLength: -1 };
  if (request.method !== 'POST') return { ...base, ...toParameters(parameters) };
  const tooLarge = () => globalError(413, 'uploadTooLarge', 'The request is too large for a web app.');
  const contents = (await readBytes(request, MAX_BODY_BYTES, tooLarge)).toString();
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (type === FORM) for (const [name, value] of new URLSearchParams(contents)) parameters.append(name, value);
  const length = Buffer.byteLength(contents);
  const postData = { contents, length, type, name: 'postData' };
  return { ...base, contentLength: length, ...toParameters(parameters), postData };
}

function toParameters(query: URLSearchParams) {
  const names = [...new Set(query.keys())];
  return {
    parameter: Object.fromEntries(names.map((name) => [name, query.get(name)])),
    parameters: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
  };
}
