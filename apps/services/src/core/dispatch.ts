import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { type RouteMatch, RouteTable } from '@rotunda/api-client/route-table';
import type { Logger } from 'pino';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Database } from '#db/database.ts';
import type { BearerAuth } from './bearer-auth.ts';
import type { Clock } from './clock.ts';
import { invalidBody } from './dialect.ts';
import { discardBody } from './discard-body.ts';
import { toErrorEnvelope } from './error-envelope.ts';
import { selectFields } from './fields/select-fields.ts';
import type { Handlers } from './load-handlers.ts';
import { BlobResponse, type ServiceSettings } from './operation.ts';
import { isEntityTagListed } from './preconditions.ts';
import { readJsonBody } from './read-body.ts';
import { readParams } from './read-params.ts';
import { readUpload } from './read-upload.ts';
import { decodeSegments, parseRequestTarget } from './request-target.ts';
import type { SchemaValidator } from './schema-validator.ts';
import { sendBlob } from './send-blob.ts';
import { sendJson } from './send-json.ts';
import { globalError, ServiceError } from './service-error.ts';

/** What dispatch needs of its surroundings. */
export type DispatchDeps = {
  db: Database;
  blobs: BlobStore;
  clock: Clock;
  settings: ServiceSettings;
  auth: BearerAuth;
  handlers: Handlers;
  validator: SchemaValidator;
  log: Logger;
  /** Whether answers are checked against the documents; `throw` in tests turns a mismatch into a 500. */
  responseChecks: 'throw' | 'log' | 'off';
};

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL; method: string };

/**
 * Answers the requests of all operations: finds the operation, authenticates, validates, runs the handler in one
 * transaction and sends its answer or the error envelope.
 */
export class Dispatch {
  readonly #deps: DispatchDeps;
  readonly #routes = new RouteTable();

  constructor(deps: DispatchDeps) {
    this.#deps = deps;
  }

  /** Answers one request. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = parseRequestTarget(request.url ?? '/');
    const exchange = { request, response, url, method: effectiveMethod(request) };
    try {
      await this.#answer(exchange, this.#route(exchange));
    } catch (error) {
      this.#answerError(exchange, error);
    }
  }

  #route({ method, url, response }: Exchange): RouteMatch {
    const lookup = this.#routes.find(method === 'HEAD' ? 'GET' : method, decodeSegments(url.pathname));
    if (!lookup) throw globalError(404, 'notFound', 'Not Found');
    if ('match' in lookup) return lookup.match;
    response.setHeader('allow', lookup.allowedMethods.join(', '));
    throw globalError(405, 'httpMethodNotAllowed', `The method ${method} is not supported here.`);
  }

  async #answer(exchange: Exchange, match: RouteMatch): Promise<void> {
    const operation: OperationDescriptor = operations[match.operationId];
    const { request, response, url } = exchange;
    const caller = this.#deps.auth.authenticate(operation, request.headers.authorization, url.searchParams);
    const params = readParams(operation, match.pathParams, url.searchParams);
    const wantsMedia = readAlt(url.searchParams);
    const fields = selectFields(operation, typeof params.fields === 'string' ? params.fields : undefined);
    const { body, media } = await this.#readInput(exchange, operation, match.isUpload);
    this.#checkBody(operation, body);
    const handler = this.#deps.handlers.get(match.operationId);
    if (!handler) throw globalError(501, 'notImplemented', `${operation.id} is not supported yet.`);
    const { db, blobs, clock, settings } = this.#deps;
    const headers = new Map(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const context = { params, body, media, fields, wantsMedia, headers, caller, db, blobs, clock, settings };
    // The table's entry and the handler share the operation id, which is what ties these shapes together.
    const run = () => handler.handle(context as never);
    const answer: unknown = operation.method === 'GET' ? run() : db.transaction(run);
    if (answer instanceof BlobResponse) return sendBlob(request, response, blobs, answer);
    this.#checkResponse(operation, answer);
    this.#send(exchange, operation, fields.apply(answer));
  }

  async #readInput({ request, url }: Exchange, operation: OperationDescriptor, isUpload: boolean) {
    if (isUpload) return readUpload(request, url.searchParams.get('uploadType'), this.#deps.blobs);
    return { body: operation.body ? await readJsonBody(operation.service, request) : undefined, media: undefined };
  }

  #checkBody(operation: OperationDescriptor, body: unknown): void {
    if (!operation.body || (body === undefined && !operation.bodyRequired)) return;
    const violations = this.#deps.validator.checkRequest(operation.service, operation.body, body ?? {});
    if (violations.length > 0) throw invalidBody(operation.service, violations);
  }

  #checkResponse(operation: OperationDescriptor, answer: unknown): void {
    if (this.#deps.responseChecks === 'off' || !operation.response) return;
    const violations = this.#deps.validator.checkResponse(operation.service, operation.response, answer);
    if (violations.length === 0) return;
    const summary = violations.map((violation) => violation.description).join('; ');
    if (this.#deps.responseChecks === 'throw') throw new Error(`${operation.id} answers out of contract: ${summary}`);
    this.#deps.log.error({ operation: operation.id, summary }, 'answer is out of contract');
  }

  #send({ request, response, url, method }: Exchange, operation: OperationDescriptor, answer: unknown): void {
    const entityTag = operation.service === 'calendar' ? readEntityTag(answer) : undefined;
    const headers: Record<string, string> = entityTag === undefined ? {} : { etag: entityTag };
    if (answer === undefined) {
      response.writeHead(operation.successStatus, { 'cache-control': 'private, no-store' }).end();
    } else if (
      entityTag !== undefined &&
      operation.method === 'GET' &&
      isEntityTagListed(request.headers['if-none-match'], entityTag)
    ) {
      response.writeHead(304, { ...headers, 'cache-control': 'private, no-store' }).end();
    } else {
      const prettyPrint = url.searchParams.get('prettyPrint') !== 'false';
      sendJson(response, operation.successStatus, answer, { prettyPrint, headers, omitBody: method === 'HEAD' });
    }
  }

  #answerError({ request, response, method, url }: Exchange, error: unknown): void {
    const known = error instanceof ServiceError ? error : internalError(error);
    const isClientGone = request.destroyed && !request.complete;
    if (known.httpStatus >= 500 && !isClientGone) {
      this.#deps.log.error({ err: error, method, path: url.pathname }, 'request failed');
    }
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const headers: Record<string, string> =
      known.httpStatus === 401 ? { 'www-authenticate': 'Bearer realm="services"' } : {};
    const prettyPrint = url.searchParams.get('prettyPrint') !== 'false';
    sendJson(response, known.httpStatus, toErrorEnvelope(known), { prettyPrint, headers, omitBody: method === 'HEAD' });
    discardBody(request);
  }
}

function effectiveMethod(request: IncomingMessage): string {
  const override = request.headers['x-http-method-override'];
  const isOverridden = request.method === 'POST' && typeof override === 'string';
  return isOverridden ? override.toUpperCase() : (request.method ?? 'GET');
}

function readAlt(query: URLSearchParams): boolean {
  const alt = query.get('alt') ?? 'json';
  if (alt !== 'json' && alt !== 'media') throw globalError(400, 'invalid', `Invalid value '${alt}'.`, 'alt');
  return alt === 'media';
}

function readEntityTag(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('etag' in answer)) return undefined;
  return typeof answer.etag === 'string' ? answer.etag : undefined;
}

function internalError(cause: unknown): ServiceError {
  const detail = { domain: 'global', reason: 'backendError', message: 'Internal error encountered.' };
  return new ServiceError(500, detail, { cause });
}
