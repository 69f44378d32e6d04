import { type BaseUrls, buildUrl, type ParamValues } from './build-url.ts';
import { InvalidResponseError, NetworkError } from './errors.ts';
import { calls } from './generated/calls.gen.ts';
import type { OperationId, operations } from './generated/operations.gen.ts';
import { isRecord } from './is-record.ts';
import { toMultipartRelated } from './multipart-related.ts';
import type { BodyOf, ParamsOf, ResponseOf } from './operation-types.ts';
import { readApiError } from './read-error.ts';

/** Options for connecting to the services. */
export type ClientOptions = {
  baseUrls: BaseUrls;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** Sent with every request. A function is called before each request, for changing credentials. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
  /** Awaited before each call. If it throws, the call is not made and throws the same error. */
  check?: (id: OperationId) => Promise<void> | undefined;
  /** Called with each parsed body before it is returned. */
  onBody?: (body: unknown) => void;
};

/** Content to upload with a call. */
export type Media = { content: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string; contentType: string };

/** Options of a call besides its parameters. */
export type CallOptions<Id extends OperationId> = {
  body?: BodyOf<Id>;
  /** Sent to the upload variant, alone or together with `body` in one request. */
  media?: Media;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
};

type ListResponse<Id extends OperationId> = NonNullable<ResponseOf<Id>>;
type ItemsKey<Id extends OperationId> = (typeof operations)[Id] extends { paging: { items: infer Key } } ? Key : never;

/** An element of the list returned by a paged operation. */
export type ItemOf<Id extends OperationId> =
  ItemsKey<Id> extends keyof ListResponse<Id>
    ? NonNullable<ListResponse<Id>[ItemsKey<Id>]> extends readonly (infer Item)[]
      ? Item
      : never
    : never;

/** Operations with a paged list. */
export type PagedOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { paging: object } ? Id : never;
}[OperationId];

/** A typed client of the three services. */
export type Client = {
  /**
   * Calls an operation and returns its body, or undefined for operations without a response body. For a list, returns the first
   * page with elements: services may send empty pages before others. Throws ApiError, NetworkError or InvalidResponseError. An
   * abort rejects with the signal's reason.
   */
  call<Id extends OperationId>(id: Id, params: ParamsOf<Id>, options?: CallOptions<Id>): Promise<ResponseOf<Id>>;
  /** Calls an operation and returns the response itself, for bodies that are not JSON (`alt=media`, exports). */
  raw<Id extends OperationId>(
    id: Id,
    params: ParamsOf<Id> & { alt?: 'json' | 'media' },
    options?: CallOptions<Id>,
  ): Promise<Response>;
  /** Iterates over the pages of a list, loading them on demand. Throws InvalidResponseError if a page token repeats. */
  pages<Id extends PagedOperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options?: CallOptions<Id>,
  ): AsyncGenerator<ListResponse<Id>>;
  /** Iterates over the elements of all pages of a list, loading pages on demand. */
  items<Id extends PagedOperationId>(
    id: Id,
    params: ParamsOf<Id>,
    options?: CallOptions<Id>,
  ): AsyncGenerator<ItemOf<Id>>;
};

const MAX_EMPTY_PAGES = 20; // After this many, the caller decides whether to continue.
const MAX_PAGES = 10_000; // 10 million rows at the maximum page size. Stops lists that the server never ends.

/** Creates a stateless client for browsers and Node. */
export function createClient(options: ClientOptions): Client {
  const raw: Client['raw'] = (id, params, callOptions = {}) => send(options, id, params, callOptions);
  const callOnce: Client['call'] = async (id, params, callOptions = {}) => {
    const body = await readJson(id, await send(options, id, params, callOptions), callOptions.signal);
    options.onBody?.(body);
    return body;
  };
  const call: Client['call'] = async (id, params, callOptions) => {
    const { paging } = calls[id];
    let body = await callOnce(id, params, callOptions);
    for (let read = 0; paging && read < MAX_EMPTY_PAGES && isEmpty(paging, body); read += 1) {
      const token = readMember(body, paging.next);
      if (token === undefined || token === '') break;
      body = await callOnce(id, { ...params, [paging.token]: token }, callOptions);
    }
    return body;
  };
  const pages: Client['pages'] = async function* pages(id, params, callOptions) {
    const paging = getPaging(id);
    let token = readMember(params, paging.token);
    const seen = new Set([token]);
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const response = await callOnce(id, { ...params, [paging.token]: token }, callOptions);
      if (!response) throw new InvalidResponseError(id, `the response to ${id} is not a list`);
      yield response;
      const next = readMember(response, paging.next);
      if (next === undefined || next === '') return;
      if (seen.has(next)) throw new InvalidResponseError(id, `${id} returned the token of an earlier page again`);
      seen.add(next);
      token = next;
    }
    throw new InvalidResponseError(id, `${id} has more than ${MAX_PAGES} pages`);
  };
  const items: Client['items'] = async function* items(id, params, callOptions) {
    for await (const page of pages(id, params, callOptions)) {
      const elements = readMember(page, getPaging(id).items);
      if (Array.isArray(elements)) yield* elements;
    }
  };
  return { call, raw, pages, items };
}

// `CallOptions` of any operation, with an untyped body.
type SendOptions = Omit<CallOptions<OperationId>, 'body'> & { body?: unknown };

async function send(
  client: ClientOptions,
  id: OperationId,
  params: ParamValues,
  { body, media, signal, headers }: SendOptions,
): Promise<Response> {
  const content = toContent(body, media);
  const url = buildUrl(id, params, client.baseUrls, content.uploadType);
  await client.check?.(id);
  const shared = typeof client.headers === 'function' ? await client.headers() : client.headers;
  const request: RequestInit = {
    method: calls[id].method,
    headers: { accept: 'application/json', ...content.headers, ...shared, ...headers },
    ...(content.body !== undefined && { body: content.body }),
    ...(signal && { signal }),
  };
  const response = await (client.fetch ?? fetch)(url, request).catch((cause: unknown) => {
    throw signal?.aborted ? signal.reason : new NetworkError(id, `${id} got no response`, { cause });
  });
  if (!response.ok) throw await readApiError(id, response);
  return response;
}

type Content = { body?: Media['content']; headers: Record<string, string>; uploadType?: 'media' | 'multipart' };

function toContent(body: unknown, media: Media | undefined): Content {
  const json = body === undefined ? undefined : JSON.stringify(body);
  if (!media) {
    return json === undefined ? { headers: {} } : { body: json, headers: { 'content-type': 'application/json' } };
  }
  if (json === undefined) {
    return { body: media.content, headers: { 'content-type': media.contentType }, uploadType: 'media' };
  }
  const multipart = toMultipartRelated(json, media);
  return { body: multipart.body, headers: { 'content-type': multipart.contentType }, uploadType: 'multipart' };
}

async function readJson<Id extends OperationId>(
  id: Id,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<Id>> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const text = await response.text().catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError(id, `the response to ${id} ended early`, { cause, requestId });
  });
  // The call table declares the operations whose ResponseOf is undefined.
  if (!calls[id].hasJson || (text === '' && response.status === 204)) return undefined as ResponseOf<Id>;
  const body: ResponseOf<Id> = parseJson(id, text, requestId);
  // An array response would be treated as a list without elements.
  if (!isRecord(body)) throw new InvalidResponseError(id, `the response to ${id} is not an object`, { requestId });
  return body;
}

function parseJson(id: OperationId, text: string, requestId: string | undefined) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidResponseError(id, `the response to ${id} is not JSON`, { cause, requestId });
  }
}

/** Whether a page of a list has no elements. The services may send such pages before others. */
export function isEmptyPage(id: PagedOperationId, page: object): boolean {
  return isEmpty(getPaging(id), page);
}

function isEmpty({ items }: { items: string }, page: unknown): boolean {
  const elements = readMember(page, items);
  return !Array.isArray(elements) || elements.length === 0;
}

function getPaging(id: PagedOperationId) {
  const { paging } = calls[id];
  if (!paging) throw new TypeError(`${id} has no pages`);
  return paging;
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
