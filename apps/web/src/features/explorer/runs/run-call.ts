import { NetworkError } from '@rotunda/api-client/errors';
import { toMultipartRelated } from '@rotunda/api-client/multipart-related';
import { readApiError } from '@rotunda/api-client/read-error';
import { type CallForm, toPath } from '#features/explorer/operation/call-form.ts';
import type { Operation } from '#features/explorer/operation/operation.ts';
import { parseJson } from '#lib/parse-json.ts';
import { consoleHeaders } from '#shared/api/api.ts';
import { fetchOnce } from '#shared/api/fetch-once.ts';

/** The content of a response. Text that can be parsed as JSON is JSON. */
export type ResponseContent =
  | { kind: 'json'; value: unknown; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; blob: Blob }
  | { kind: 'none' };

/** The response of a call. */
export type ServiceResponse = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  content: ResponseContent;
  /** The duration until the response was complete, in milliseconds. */
  durationMs: number;
  atMs: number;
};

const TEXT_TYPE = /^text\/|[/+](?:json|xml|javascript|csv)\b/;
const MAX_TEXT_BYTES = 8 * 1024 * 1024; // A longer text would block the page. Users can save it as a file.

/**
 * Sends the call of a form through the BFF, as the screens do. Every response is a result, including errors. Throws NetworkError
 * if there is no response, and ApiError if the user is no longer signed in.
 */
export async function runCall(operation: Operation, form: CallForm, signal: AbortSignal): Promise<ServiceResponse> {
  const startedAtMs = Date.now();
  const content = toContent(form);
  const response = await fetchOnce(toPath(operation, form), {
    method: operation.method,
    headers: { accept: '*/*', ...consoleHeaders, ...content.headers },
    ...(content.body !== undefined && { body: content.body }),
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NetworkError(operation.id, `${operation.id} got no response`, { cause });
  });
  if (response.status === 401) throw await readApiError(operation.id, response);
  const received = await readContent(response);
  return {
    status: response.status,
    headers: [...response.headers],
    content: received,
    durationMs: Date.now() - startedAtMs,
    atMs: startedAtMs,
  };
}

function toContent({ body, media }: CallForm): { body?: BodyInit; headers: Record<string, string> } {
  const json = body.trim();
  const contentType = media?.type || 'application/octet-stream';
  if (media && json !== '') {
    const multipart = toMultipartRelated(json, { content: media, contentType });
    return { body: multipart.body, headers: { 'content-type': multipart.contentType } };
  }
  if (media) return { body: media, headers: { 'content-type': contentType } };
  return json === '' ? { headers: {} } : { body: json, headers: { 'content-type': 'application/json' } };
}

async function readContent(response: Response): Promise<ResponseContent> {
  const blob = await response.blob();
  if (blob.size === 0) return { kind: 'none' };
  if (!TEXT_TYPE.test(blob.type) || blob.size > MAX_TEXT_BYTES) return { kind: 'bytes', blob };
  const text = await blob.text();
  if (!/json/.test(blob.type)) return { kind: 'text', text };
  const value = parseJson(text);
  return value === undefined ? { kind: 'text', text } : { kind: 'json', value, text };
}
