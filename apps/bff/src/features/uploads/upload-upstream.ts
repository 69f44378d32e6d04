import type { Readable } from 'node:stream';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Context } from 'hono';
import type { Dispatcher } from 'undici';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import type { ContentHosts } from '#platform/config/content-hosts.ts';
import { reportUpstream } from '#platform/http/call-headers.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { type BufferedResponse, BufferedResponseHandler } from '#upstream/client/buffered-response-handler.ts';
import type { ReportResponse } from '#upstream/client/upstream-call.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import { toUpstreamProblem } from '#upstream/client/upstream-error.ts';
import { toBufferedCallHeaders, UpstreamTargets } from '#upstream/client/upstream-request.ts';
import type { UserConcurrencyLimiter } from '#upstream/client/user-concurrency-limiter.ts';

/** A fully read response of the service. */
export type UploadResponse = BufferedResponse;

/** A message to the service. */
export type UploadMessage = {
  method: Dispatcher.HttpMethod;
  url: string;
  headers: Record<string, string>;
  /** A streamed body is opened only when it is sent, so that the server can discard it if the request is rejected. */
  body: string | (() => Readable) | null;
  /** The operation that the upload belongs to. */
  operationId: OperationId;
};

/** The dependencies for sending messages. */
type UploadUpstreamDeps = {
  client: UpstreamClient;
  upstreams: UpstreamAddresses;
  contentHosts: ContentHosts;
  slots: UserConcurrencyLimiter;
};

const HEADERS_TIMEOUT_MS = 120_000; // The response to the last part is sent once the service has verified and stored the content.
const BETWEEN_BYTES_TIMEOUT_MS = 60_000;

/**
 * The client for the service's resumable upload protocol. Messages count towards the limits of all uploads: the concurrency
 * limits per user and service, and the service's circuit breaker. No message is retried.
 */
export class UploadUpstream {
  readonly #deps: UploadUpstreamDeps;
  readonly #targets: UpstreamTargets;

  constructor(deps: UploadUpstreamDeps) {
    this.#deps = deps;
    this.#targets = new UpstreamTargets(deps.upstreams);
  }

  /** Returns the address at which a call starts an upload. */
  uploadUrlFor(call: Call): string {
    const { origin, path } = this.#targets.find(call);
    return origin + path;
  }

  /**
   * Sends one message for a request and adds the service's response to the request's record. Throws `upload_retry` if there is no
   * response; the caller must then query the status. Throws 503 if no slot is free or the circuit breaker is open.
   */
  async send(context: Context<AppEnv>, message: UploadMessage, accessToken: string): Promise<UploadResponse> {
    const { client, slots } = this.#deps;
    const outcome = await slots.run(context.get('principal').userId, true, () =>
      client.withPermit('drive', 'people', () => this.#exchange(context, message, accessToken)),
    );
    if (outcome.kind === 'read') return this.#reportQuotaError(context.get('principal').userId, outcome.response);
    const { fault, problem } = outcome.failure;
    if (fault === 'internal') throw problem;
    throw new ProblemError('upload_retry', { cause: problem.cause, detail: 'The service did not respond.' });
  }

  /**
   * Validates the address that the service assigned to an upload: it must be below the service's own address or on a content
   * host. Throws `upstream_invalid` otherwise.
   */
  requireTrustedLocation(location: string | undefined): string {
    const base = new URL(this.#deps.upstreams.upload);
    if (location !== undefined && URL.canParse(location, base.href)) {
      const url = new URL(location, base.href);
      const isInside = url.origin === base.origin && url.pathname.startsWith(base.pathname) && url.username === '';
      if (isInside || this.#deps.contentHosts.find(url.href)) return url.href;
    }
    throw new ProblemError('upstream_invalid', {
      detail: 'The service returned an upload URL that is not below its own.',
    });
  }

  #reportQuotaError(userId: string, response: UploadResponse): UploadResponse {
    const problem = response.status >= 400 ? toUpstreamProblem(response) : undefined;
    const subject = { service: 'drive', kind: 'upload', userId } as const;
    if (problem?.failure === 'quota') this.#deps.client.reportQuotaError(subject, problem);
    return response;
  }

  async #exchange(
    context: Context<AppEnv>,
    { method, url, headers, body, operationId }: UploadMessage,
    accessToken: string,
  ) {
    const { outgoing } = context.env;
    const address = this.#deps.contentHosts.resolve(this.#deps.upstreams.upload, url);
    if (!address)
      throw new ProblemError('upload_expired', {
        detail: 'The service returned an upload URL with a host that is not configured.',
      });
    const { origin, path, canReceiveToken } = address;
    const names = { accessToken, requestId: context.get('requestId'), traceId: context.get('traceId') };
    const options = { headersTimeout: HEADERS_TIMEOUT_MS, bodyTimeout: BETWEEN_BYTES_TIMEOUT_MS };
    const { authorization, ...ownHeaders } = toBufferedCallHeaders(names);
    const allHeaders = { ...headers, ...ownHeaders, ...(canReceiveToken && authorization && { authorization }) };
    const message = { origin, path, method, headers: allHeaders, ...options };
    let startedAt = 0;
    const prepare = (report: ReportResponse) => {
      const content = typeof body === 'function' ? body() : body;
      // A connection broken because the browser disconnected or was too slow says nothing about the service.
      const isBroken = () => typeof content === 'object' && content?.errored;
      const reportUnbroken: ReportResponse = (status, isDown) =>
        report(status, !isDown && isBroken() ? undefined : isDown);
      startedAt = performance.now();
      return { message: { ...message, body: content }, handler: new BufferedResponseHandler(reportUnbroken, toRead) };
    };
    const source = {
      caller: 'browser',
      userId: context.get('principal').userId,
      requestId: names.requestId,
    } as const;
    const isContentHost = origin !== new URL(this.#deps.upstreams.upload).origin;
    const subject = { service: 'drive', trafficClass: 'upload', operationId, source, isContentHost } as const;
    const outcome = await this.#deps.client.sendMessage(subject, prepare);
    const status = outcome.kind === 'read' ? outcome.response.status : undefined;
    reportUpstream(outgoing, status, performance.now() - startedAt);
    return outcome;
  }
}

function toRead(response: UploadResponse) {
  return { kind: 'read', response } as const;
}

/** Returns the problem for a response outside the protocol: an error of the service, or anything unexpected. */
export function toUploadProblem(response: UploadResponse): ProblemError {
  const { status } = response;
  if (status >= 400) return toUpstreamProblem(response);
  return new ProblemError('upstream_invalid', {
    detail: `The service responded with ${status}, which is unexpected here.`,
  });
}
