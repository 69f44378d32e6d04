import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { type RouteMatch, RouteTable } from '@rotunda/api-client/route-table';
import type { PartialBlobs } from '#blobs/partial-blobs.ts';
import type { BearerAuth } from '#core/auth/bearer-auth.ts';
import { isBatchPath, respondToBatch } from '#core/batch/respond-to-batch.ts';
import { Discovery } from '#core/discovery/discovery.ts';
import { hasErrorCode } from '#core/errors/has-error-code.ts';
import { globalError, ServiceError } from '#core/errors/service-error.ts';
import { invalidBody } from '#core/errors/service-error-format.ts';
import { selectFields } from '#core/fields/select-fields.ts';
import { type Call, toCall, toHeaderMap } from '#core/http/call.ts';
import { decodeBody } from '#core/http/content-coding.ts';
import { discardBody } from '#core/http/discard-body.ts';
import { createDisconnectSignal } from '#core/http/disconnect-signal.ts';
import { isEntityTagListed } from '#core/http/preconditions.ts';
import { readJsonBody } from '#core/http/read-body.ts';
import { decodeSegments } from '#core/http/request-target.ts';
import { isBlobResponse, JsonText, type Response, StreamBody, toErrorResponse } from '#core/http/response.ts';
import { sendBlob } from '#core/http/send-blob.ts';
import { sendJson, toJsonText } from '#core/http/send-json.ts';
import { sendStream } from '#core/http/send-stream.ts';
import { OperationRunner, type RunnerDeps } from '#core/runner/operation-runner.ts';
import { TimeSlices } from '#core/scheduling/time-slices.ts';
import { readParams } from '#core/schemas/read-params.ts';
import { toBoolean } from '#core/schemas/to-boolean.ts';
import { readUpload } from '#core/uploads/read-upload.ts';
import { ResumableUploads } from '#core/uploads/resumable-uploads.ts';
import { RESUMABLE_PREFIX, readUploadProtocol, type UploadProtocol } from '#core/uploads/upload-protocol.ts';
import { respondToCors } from './cors.ts';
import { withFormParameters } from './form-parameters.ts';
import { gzipJson, wantsGzip } from './gzip-json.ts';
import { findCallback, readCallback, sendCallback } from './json-callback.ts';

export type DispatchDeps = RunnerDeps & {
  auth: BearerAuth;
  /** Content of incomplete resumable uploads. */
  partials: PartialBlobs;
};

/**
 * Handles the requests of all operations: finds the operation, authenticates, validates, runs the handler in one transaction and
 * sends its response or the error envelope.
 */
export class Dispatch {
  readonly #deps: DispatchDeps;
  readonly #routes = new RouteTable();
  readonly #runner: OperationRunner;
  readonly #uploads: ResumableUploads;
  readonly #slices = new TimeSlices();
  readonly #discovery: Discovery;
  readonly #origin: string;

  constructor(deps: DispatchDeps) {
    this.#deps = deps;
    this.#origin = deps.settings.publicOrigin;
    this.#discovery = new Discovery({ publicOrigin: this.#origin, scopeBase: deps.auth.scopeBase });
    this.#runner = new OperationRunner(deps);
    this.#uploads = new ResumableUploads({ ...deps, runner: this.#runner });
  }

  /** Responds to one request. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!respondToCors(request, response)) await this.#respond(request, response);
    if (!request.readableEnded) discardBody(request);
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = toCall(request, createDisconnectSignal(response));
    const result = await this.response(call);
    // Writing a large response also takes long.
    const ready = this.#slices.next();
    if (ready !== undefined) await ready;
    // The client may have disconnected, so nothing waits for the response.
    if (response.destroyed) return;
    try {
      if (isBlobResponse(result)) await sendBlob(call, response, this.#deps.blobs, result.body);
      else if (result.body instanceof StreamBody) await sendStream(response, result.status, result.body);
      else await send(call, response, result);
    } catch (error) {
      // A client that cancels a download closes the stream early, which is not an error.
      if (!hasErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) {
        const failure = this.#refuse(call, error);
        if (!response.headersSent) await send(call, response, failure);
      }
      if (!response.writableEnded) response.destroy();
    }
  }

  /** Returns the response to a call, including error responses. Never rejects. */
  async response(call: Call): Promise<Response> {
    try {
      const path = call.url.pathname;
      if (isBatchPath(path)) return await respondToBatch(call, this.#origin, (inner) => this.response(inner));
      if (Discovery.canHandle(path)) return this.#discovery.response(call);
      return await this.#perform(call.isOverridden ? await withFormParameters(call) : call);
    } catch (error) {
      // A request that the client aborted cannot be handled, which is not a server error.
      const isBrokenOff = call.body.readableAborted || call.signal.aborted;
      return isBrokenOff ? toErrorResponse(error) : this.#refuse(call, error);
    }
  }

  /** Returns the response for an error. Logs server errors. */
  #refuse({ method, url, headers }: Call, error: unknown): Response {
    const response = toErrorResponse(error);
    if (response.status >= 500) {
      // The console sends an ID with each call, which links its error message to this log line.
      const requestId = headers['x-request-id'];
      this.#deps.log.error({ err: error, method, path: url.pathname, requestId }, 'request failed');
    }
    return response;
  }

  async #perform(call: Call): Promise<Response> {
    if (ResumableUploads.isSessionCall(call)) return this.#uploads.continue(call);
    const match = this.#route(call);
    const operation: OperationDescriptor = operations[match.operationId];
    const slice = this.#slices.next();
    if (slice !== undefined) await slice;
    if (operation.method === 'GET' && !this.#runner.isLong(operation)) {
      const ready = this.#runner.waitUntilReady();
      if (ready !== undefined) await ready;
      const response = await this.#deps.db.retryWhileLocked(() => this.#read(call, operation, match));
      if (response) return response;
    }
    const parsed = this.#parse(call, operation, match);
    const protocol = match.isUpload ? readUploadProtocol(call) : undefined;
    const { body, media } = await this.#readInput(decodeBody(call), operation, protocol);
    const invocation = { ...parsed, body: this.#checkBody(operation, body), media };
    if (protocol === 'resumable')
      return this.#deps.db.retryWhileLocked(() => this.#uploads.start(call, operation, invocation));
    return toResponse(call, operation, await this.#runner.run(operation, invocation, call.signal));
  }

  /** Handles a read-only operation without a body. Returns undefined if it takes too long to run synchronously. */
  #read(call: Call, operation: OperationDescriptor, match: RouteMatch): Response | undefined {
    return this.#deps.db.read(() => {
      const invocation = { ...this.#parse(call, operation, match), body: undefined, media: undefined };
      if (this.#runner.isBulkWrite(operation, invocation)) return undefined;
      return toResponse(call, operation, this.#runner.runSync(operation, invocation));
    });
  }

  /** Parses everything in a request except the body. */
  #parse(call: Call, operation: OperationDescriptor, { pathParams }: RouteMatch) {
    const { url, headers } = call;
    const query = url.searchParams;
    readCallback(call);
    const { caller } = this.#deps.auth.authenticate(operation, headers.authorization, query);
    const params = readParams(operation, pathParams, query);
    const wantsMedia = readAlt(query);
    if (wantsMedia && operation.content) this.#deps.auth.requireContent(caller, operation);
    const fields = selectFields(operation, typeof params.fields === 'string' ? params.fields : undefined);
    return { params, fields, wantsMedia, headers: toHeaderMap(headers), caller, isPretty: isPretty(query) };
  }

  #route({ method, url }: Call): RouteMatch {
    const lookup = this.#routes.find(method === 'HEAD' ? 'GET' : method, decodeSegments(toRoutePath(url.pathname)));
    if (lookup && 'match' in lookup) return lookup.match;
    // Other methods below /upload/ belong to upload sessions, and the requested session does not exist.
    if (!lookup || toRoutePath(url.pathname).startsWith('/upload/')) throw globalError(404, 'notFound', 'Not Found');
    const message = `The method ${method} is not supported here.`;
    const detail = { domain: 'global', reason: 'httpMethodNotAllowed', message };
    throw new ServiceError(405, detail, { headers: { allow: lookup.allowedMethods.join(', ') } });
  }

  async #readInput(call: Call, operation: OperationDescriptor, protocol: UploadProtocol | undefined) {
    if (protocol === 'raw' || protocol === 'multipart') {
      return readUpload(call, this.#deps.blobs, { protocol, metadataLimitBytes: operation.bodyLimitBytes });
    }
    if (!operation.body) return { body: undefined, media: undefined };
    const body = await readJsonBody(operation.service, call, operation.bodyLimitBytes);
    // A missing body is equivalent to an empty object.
    return { body: body === undefined && !operation.bodyRequired ? {} : body, media: undefined };
  }

  /** Returns the body in the form that handlers read. */
  #checkBody(operation: OperationDescriptor, body: unknown): unknown {
    // Content may be uploaded without metadata.
    if (!operation.body || (body === undefined && !operation.bodyRequired)) return body;
    const { value, violations } = this.#deps.validator.readRequest(operation, operation.body, body);
    if (violations.length > 0) throw invalidBody(operation.service, violations);
    return value;
  }
}

function toResponse({ headers }: Call, operation: OperationDescriptor, body: unknown): Response {
  const entityTag = operation.service === 'calendar' ? readEntityTag(body) : undefined;
  if (entityTag === undefined) return { status: operation.successStatus, headers: {}, body };
  const isKnown = operation.method === 'GET' && isEntityTagListed(headers['if-none-match'], entityTag);
  if (isKnown) return { status: 304, headers: { etag: entityTag }, body: undefined };
  return { status: operation.successStatus, headers: { etag: entityTag }, body };
}

/** Sends a response with a JSON body or without a body. */
function send(call: Call, response: ServerResponse, { status, headers, body }: Response): Promise<void> | undefined {
  if (response.destroyed) return undefined;
  if (status === 308) response.statusMessage = 'Resume Incomplete'; // The reason phrase that the upload protocol defines.
  if (body === undefined) {
    response.writeHead(status, { 'cache-control': 'private, no-store', ...headers }).end();
    return undefined;
  }
  const text = body instanceof JsonText ? body.bytes : toJsonText(body, isPretty(call.url.searchParams));
  const callback = findCallback(call);
  if (callback !== undefined) sendCallback(response, callback, text);
  else if (wantsGzip(call.headers, text.length)) return sendGzip(call, response, { status, headers, body: text });
  else sendJson(response, status, text, { headers, omitBody: call.method === 'HEAD' });
  return undefined;
}

async function sendGzip(
  { method }: Call,
  response: ServerResponse,
  { status, headers, body }: Response & { body: string | Uint8Array },
): Promise<void> {
  const bytes = await gzipJson(body);
  const coding = { 'content-encoding': 'gzip', vary: 'Authorization, Accept-Encoding' };
  if (!response.destroyed) {
    sendJson(response, status, bytes, { headers: { ...headers, ...coding }, omitBody: method === 'HEAD' });
  }
}

/** Upload sessions can also be opened at an address with a prefix. */
function toRoutePath(pathname: string): string {
  return pathname.startsWith(`${RESUMABLE_PREFIX}/upload/`) ? pathname.slice(RESUMABLE_PREFIX.length) : pathname;
}

function isPretty(query: URLSearchParams): boolean {
  return toBoolean(query.get('prettyPrint') ?? '') !== false;
}

function readAlt(query: URLSearchParams): boolean {
  const alt = query.get('alt')?.toLowerCase() || 'json';
  if (alt !== 'json' && alt !== 'media')
    throw globalError(400, 'invalid', `Invalid value '${query.get('alt')}'.`, 'alt');
  return alt === 'media';
}

function readEntityTag(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null || !('etag' in response)) return undefined;
  return typeof response.etag === 'string' ? response.etag : undefined;
}
