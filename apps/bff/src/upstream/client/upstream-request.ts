import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import { isConfigured } from '#platform/config/configured-services.ts';
import { toOwnTraceId, toTraceparent } from '#platform/http/trace.ts';

/** A body to send on: read whole, and so fit to be sent again, or passing through once; null without one. */
export type CallBody = Buffer | Readable | null;

/** Where a call goes upstream: a configured origin and a path built from the operation's template. */
export type Target = { origin: string; path: string };

/** How long the parts of a call may take, in milliseconds. There is no limit on the whole of a transfer. */
export type CallLimits = {
  /** Until a service has begun to answer. */
  headersMs: number;
  /** The same for a run of a script. */
  runMs: number;
  /** The same for opening a watch channel. */
  watchMs: number;
  /** Between two pieces of a response, on either side. */
  betweenBytesMs: number;
  /** The window over which the pace of a body is measured that is no upload. */
  jsonWindowMs: number;
  /** The window over which the pace of an upload is measured. */
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

/** Request headers that pass through; all others, cookies and forwarding headers among them, stay here. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
] as const;

/** Request headers that pass through with a body: some only then. */
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

/** What every message to a service says: whose it is, and which request it belongs to. */
type MessageNames = {
  accessToken: string;
  requestId: string;
  /** Of the request that the message is sent for; left out, the trace is one of the request id. */
  traceId?: string | undefined;
};

/** Headers of every message to a service, here of those whose answers the BFF reads itself. */
export function toOwnHeaders({ accessToken, requestId, traceId }: MessageNames): Record<string, string> {
  return {
    authorization: `Bearer ${accessToken}`,
    'user-agent': USER_AGENT,
    'x-request-id': requestId,
    traceparent: toTraceparent(traceId ?? toOwnTraceId(requestId)),
  };
}

/** Headers of the upstream request. Several ranges at once are dropped: the whole content is a right answer to them. */
export function toUpstreamHeaders(
  incoming: IncomingHttpHeaders,
  { hasBody, ...names }: MessageNames & { hasBody: boolean },
): Record<string, string> {
  const headers = toOwnHeaders(names);
  headers['user-agent'] = USER_AGENT_OF_BROWSERS;
  for (const name of hasBody ? HEADERS_WITH_BODY : REQUEST_HEADERS) {
    const value = incoming[name];
    if (typeof value === 'string' && !(name === 'range' && value.includes(','))) headers[name] = value;
  }
  return headers;
}

/** The addresses of the services, to which calls are sent. */
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

  /** The address of a call, whose query has been checked. Throws ProblemError 501 where its service is switched off. */
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

/** An address, taken apart; undefined for that of a service that is switched off. */
function toBase(address: string): Target | undefined {
  const pathStart = address.indexOf('/', address.indexOf('//') + 2);
  return isConfigured(address) ? { origin: address.slice(0, pathStart), path: address.slice(pathStart) } : undefined;
}

/** How long a service may take to begin its response to an operation, in milliseconds. */
export function headersTimeoutOf(operationId: OperationId, { headersMs, runMs, watchMs }: CallLimits): number {
  if (operationId === 'script.scripts.run') return runMs;
  return operationId.endsWith('.watch') ? watchMs : headersMs;
}

/** Whether a body passes through once, and so cannot be sent again. */
export function isStream(body: CallBody): body is Readable {
  return body !== null && !Buffer.isBuffer(body);
}
