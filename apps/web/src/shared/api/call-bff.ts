import { InvalidResponseError, NetworkError } from '@rotunda/api-client/errors';
import { readApiError } from '@rotunda/api-client/read-error';
import type { MonitoredRequest } from '#lib/monitored-fetch.ts';
import { fillBlankNames } from './blank-names.ts';
import { fetchOnce } from './fetch-once.ts';

type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Undefined members are not sent. Lists are sent once per element. */
  query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  body?: unknown;
  signal?: AbortSignal;
};

/**
 * Calls a route of the BFF itself and returns its body, or undefined if none exists. `operationId` is the ID of the route in
 * `bff.openapi.json`. Throws ApiError, NetworkError and InvalidResponseError. An abort rejects with the signal's reason.
 */
export async function callBff<Body>(operationId: string, path: string, options: CallOptions = {}): Promise<Body> {
  const response = await callBffRaw(operationId, path, options);
  if (response.status === 204) return undefined as Body;
  const json: Body = await response.json().catch((cause: unknown) => {
    options.signal?.throwIfAborted();
    const requestId = response.headers.get('x-request-id') ?? undefined;
    throw new InvalidResponseError(operationId, `the response to ${operationId} is not JSON`, { cause, requestId });
  });
  fillBlankNames(json);
  return json;
}

/** Like `callBff`, but returns the raw response, for responses other than JSON. */
export async function callBffRaw(operationId: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', query = {}, body, signal } = options;
  const init: MonitoredRequest = {
    method,
    headers: { 'x-bff-csrf': '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal, isBounded: true }),
  };
  const response = await fetchOnce(path + toQuery(query), init, operationId).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new NetworkError(operationId, `${operationId} got no response`, { cause });
  });
  if (!response.ok) throw await readApiError(operationId, response);
  return response;
}

function toQuery(query: NonNullable<CallOptions['query']>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each));
  }
  return params.size === 0 ? '' : `?${params}`;
}
