import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Agent, Dispatcher } from 'undici';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import { reportUpstream } from '#platform/http/call-headers.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { BufferedResponseHandler } from '#upstream/calls/buffered-response-handler.ts';
import { toOwnHeaders } from '#upstream/proxy/headers.ts';
import { toTarget } from '#upstream/proxy/target.ts';
import type { UpstreamBulkhead } from '#upstream/proxy/upstream-bulkhead.ts';
import { toUpstreamProblem } from '#upstream/proxy/upstream-problem.ts';
import type { UserConcurrencyLimiter } from '#upstream/proxy/user-concurrency-limiter.ts';

/** A response of the service, read to its end. */
export type UploadResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** What is sent to the service. */
export type UploadMessage = {
  method: Dispatcher.HttpMethod;
  url: string;
  headers: Record<string, string>;
  /** A body that passes through is opened when its time has come, so that a refusal leaves it to the server to drop. */
  body: string | (() => Readable) | null;
};

/** What messages are sent with. */
type UploadUpstreamDeps = {
  agent: Agent;
  upstreams: UpstreamAddresses;
  guard: UpstreamBulkhead;
  slots: UserConcurrencyLimiter;
};

const HEADERS_TIMEOUT_MS = 120_000; // The last part is answered when the whole content has been checked and filed.
const BETWEEN_BYTES_TIMEOUT_MS = 60_000;

/**
 * Speaks the resumable upload protocol with the service. Messages keep to the bounds of all uploads: those of a person at
 * a time, those of the service, and its pauses while it is down. None is sent twice.
 */
export class UploadUpstream {
  readonly #deps: UploadUpstreamDeps;

  constructor(deps: UploadUpstreamDeps) {
    this.#deps = deps;
  }

  /** Where a call begins an upload. */
  addressOf(call: Call): string {
    const { origin, path } = toTarget(this.#deps.upstreams, call, call.query);
    return origin + path;
  }

  /**
   * Sends one message for a request, whose answer then tells of the service's. Throws `upload_retry` when there is no
   * answer: what the service has is to be asked then. Throws 503 when there is no room, or the service is left alone.
   */
  async send(context: Context<AppEnv>, message: UploadMessage, accessToken: string): Promise<UploadResponse> {
    const { guard, slots } = this.#deps;
    const outcome = await slots.hold(context.get('principal').personId, true, () =>
      guard.hold(() => this.#exchange(context, message, accessToken)),
    );
    if (outcome.kind === 'read') return outcome;
    const { fault, problem } = outcome.failure;
    if (fault === 'internal') throw problem;
    throw new ProblemError('upload_retry', { cause: problem.cause, detail: 'The service did not respond.' });
  }

  /** The address that the service gave to an upload. Throws `upstream_invalid` when it is not below the upload address. */
  checkLocation(location: string | undefined): string {
    const base = new URL(this.#deps.upstreams.upload);
    if (location !== undefined && URL.canParse(location, base.href)) {
      const url = new URL(location, base.href);
      const isInside = url.origin === base.origin && url.pathname.startsWith(base.pathname) && url.username === '';
      if (isInside) return url.href;
    }
    throw new ProblemError('upstream_invalid', { detail: 'The service gave the upload an address outside its own.' });
  }

  async #exchange(context: Context<AppEnv>, { method, url, headers, body }: UploadMessage, accessToken: string) {
    const { agent, guard } = this.#deps;
    const { outgoing } = context.env;
    const { origin, pathname, search } = new URL(url);
    const names = { accessToken, requestId: context.get('requestId'), traceId: context.get('traceId') };
    const options = { headersTimeout: HEADERS_TIMEOUT_MS, bodyTimeout: BETWEEN_BYTES_TIMEOUT_MS };
    const allHeaders = { ...headers, ...toOwnHeaders(names) };
    const message = { origin, path: pathname + search, method, headers: allHeaders, ...options };
    // Nothing may go wrong between this and the message, as whoever was let through has to be judged.
    const permit = guard.admit('upload');
    const content = typeof body === 'function' ? body() : body;
    // A browser that left, or was too slow, breaks the connection off, which says nothing of the service.
    const isBroken = () => typeof content === 'object' && content?.errored;
    const response = new BufferedResponseHandler({
      record: (isDown) => permit.record(!isDown && isBroken() ? undefined : isDown),
    });
    const startedAt = performance.now();
    agent.dispatch({ ...message, body: content }, response);
    const outcome = await response.outcome;
    const status = outcome.kind === 'read' ? outcome.status : undefined;
    reportUpstream(outgoing, status, performance.now() - startedAt);
    return outcome;
  }
}

/** The problem that stands for a response that is none of the protocol's: an error of the service, or anything else. */
export function toUploadProblem({ status, headers, body }: UploadResponse): ProblemError {
  if (status >= 400) return toUpstreamProblem(status, body, headers['retry-after']);
  return new ProblemError('upstream_invalid', {
    detail: `The service responded with ${status}, which is unexpected here.`,
  });
}
