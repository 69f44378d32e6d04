import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import { isConfigured } from '#platform/config/configured-services.ts';
import { toTraceparent, traceIdForRequest } from '#platform/http/trace.ts';

/** A body to forward: buffered and therefore repeatable, or a stream that can be read once. null without a body. */
export type CallBody = Buffer | Readable | null;

/** The upstream address of a call: a configured origin, and a path built from the operation's template. */
export type Target = { origin: string; path: string };

/** The timeouts of the parts of a call, in milliseconds. A transfer as a whole has no limit. */
export type CallLimits = {
  /** Until the service's response begins. */
  headersMs: number;
  /** Like `headersMs`, for running a script. */
  runMs: number;
  /** Like `headersMs`, for opening a watch channel. */
  watchMs: number;
  /** Between two chunks of a response, on either side. */
  betweenBytesMs: number;
  /** The window for measuring the rate of a body other than an upload. */
  jsonWindowMs: number;
  /** The window for measuring the rate of an upload. */
  uploadWindowMs: number;
};

export const CALL_LIMITS: CallLimits = {
  headersMs: 30_000,
  runMs: 370_000, // A script may run for six minutes.
  watchMs: 15_000,
  betweenBytesMs: 60_000,
  jsonWindowMs: 30_000,
  uploadWindowMs: 60_000,
};

/** The request headers that are forwarded. All others are not, including cookies and forwarding headers. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
] as const;

/** The request headers that are forwarded with a body, some of them only then. */
const HEADERS_WITH_BODY = [
  ...REQUEST_HEADERS,
  'content-length',
  'content-range',
  'content-type',
  'x-upload-content-length',
  'x-upload-content-type',
] as const;

const USER_AGENT = 'rotunda-bff';
const USER_AGENT_OF_BROWSERS = `${USER_AGENT} (gzip)`; // The public services compress only for agents whose name says gzip.

/** The user and request of every message to a service. */
type MessageNames = {
  accessToken: string;
  requestId: string;
  /** The trace of the request that the message is sent for. Defaults to a trace derived from the request ID. */
  traceId?: string | undefined;
};

/** Returns the headers of a message whose response the BFF itself reads. */
export function toBufferedCallHeaders({ accessToken, requestId, traceId }: MessageNames): Record<string, string> {
  return {
    authorization: `Bearer ${accessToken}`,
    'user-agent': USER_AGENT,
    'x-request-id': requestId,
    traceparent: toTraceparent(traceId ?? traceIdForRequest(requestId)),
  };
}

/**
 * Returns the headers of the upstream request. Multiple ranges are dropped, because the whole content is a valid response to
 * them.
 */
export function toUpstreamHeaders(
  incoming: IncomingHttpHeaders,
  { hasBody, ...names }: MessageNames & { hasBody: boolean },
): Record<string, string> {
  const headers = toBufferedCallHeaders(names);
  headers['user-agent'] = USER_AGENT_OF_BROWSERS;
  for (const name of hasBody ? HEADERS_WITH_BODY : REQUEST_HEADERS) {
    const value = incoming[name];
    if (typeof value === 'string' && !(name === 'range' && value.includes(','))) headers[name] = value;
  }
  return headers;
}

/** The addresses of the services that calls are sent to. */
export class UpstreamTargets {
  readonly #bases: Readonly<Record<keyof UpstreamAddresses, Target | undefined>>;

  constructor({ script, calendar, drive, upload }: UpstreamAddresses) {
    this.#bases = {
      script: toBase(script),
      calendar: toBase(calendar),
      drive: toBase(drive),
      upload: toBase(upload),
    };
  }

  /** Returns the address of a call with a validated query. Throws ProblemError 501 if its service is disabled. */
  find({ operation, pathParams, query, isUpload }: Call): Target {
    const base = this.#bases[isUpload ? 'upload' : operation.service];
    if (!base) {
      const detail = 'This console is not connected to the service.';
      throw new ProblemError('upstream_rejected', { status: 501, failure: 'not_offered', detail });
    }
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(pathParams[name] ?? ''),
    );
    const text = query.toString();
    return { origin: base.origin, path: `${base.path}${path}${text === '' ? '' : `?${text}`}` };
  }
}

/** Parses an address. Returns undefined for a disabled service. */
function toBase(address: string): Target | undefined {
  const pathStart = address.indexOf('/', address.indexOf('//') + 2);
  return isConfigured(address) ? { origin: address.slice(0, pathStart), path: address.slice(pathStart) } : undefined;
}

/** Returns how long a service may take to begin its response to an operation, in milliseconds. */
export function getHeadersTimeout(operationId: OperationId, { headersMs, runMs, watchMs }: CallLimits): number {
  if (operationId === 'script.scripts.run') return runMs;
  return operationId.endsWith('.watch') ? watchMs : headersMs;
}

/** Whether a body is a stream that cannot be sent again. */
export function isStream(body: CallBody): body is Readable {
  return body !== null && !Buffer.isBuffer(body);
}
