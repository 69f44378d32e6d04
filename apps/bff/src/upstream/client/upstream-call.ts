import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Dispatcher } from 'undici';
import type { Call } from '#domain/calls/match-call.ts';
import type { ContentAddress } from '#platform/config/content-hosts.ts';
import type { CallSource } from '#platform/observability/service-call.ts';
import type { TrafficClass } from './upstream-bulkhead.ts';
import type { UpstreamError, UpstreamRedirect } from './upstream-error.ts';
import type { CallBody } from './upstream-request.ts';

/** Returns an access token, different from one that the service `refused`. Rejects if the vault does. */
export type GetAccessToken = (refused?: string) => Promise<string>;

/** A call to a service that policy has allowed. */
export type UpstreamCall = {
  /** The call, with its validated query. */
  call: Call;
  body: CallBody;
  /** Returns the headers of a message with this token and body. */
  headersOf: (accessToken: string, body: CallBody) => Record<string, string>;
  accessToken: GetAccessToken;
  /** The address of the requested content. Defaults to the address of the operation. */
  address?: ContentAddress | undefined;
  /** The purpose of the call, which determines its priority. */
  source: CallSource;
  /** Set if only the headers of the response are needed. */
  isHead?: boolean;
  /** Whether the call may still be sent again. Always, if omitted. */
  isRetryAllowed?: () => boolean;
};

/**
 * Reports the status of a response when it begins, or undefined if there is none; and whether the service is down, undefined if
 * inconclusive. Only the first call counts.
 */
export type ReportResponse = (status: number | undefined, isDown: boolean | undefined) => void;

/** The parts of an attempt that its response handler needs. */
export type Attempt = {
  report: ReportResponse;
  call: Call;
  /** Set on a read that reconciles a retry: the status of the attempt with the unknown outcome. */
  originalStatus: number | undefined;
  /** How long the receiver of the response may pause, in milliseconds. */
  stallMs: number;
};

/** Handles one response. */
export type ResponseHandler<Outcome> = Dispatcher.DispatchHandler & { readonly outcome: Promise<Outcome> };

/** The destination of a call's responses: they are streamed to a browser, or buffered. */
export type ResponseSink<Success> = {
  /** Opens a handler for the response to one attempt. */
  open(attempt: Attempt): ResponseHandler<Success | UpstreamError | UpstreamRedirect>;
  /**
   * Returns the outcome of a call that an earlier attempt has executed, although the last one had the status `upstreamStatus`.
   */
  finish(status: number, upstreamStatus: number | undefined): Success;
};

/** The subject of a message. */
export type MessageSubject = {
  service: ServiceName;
  trafficClass: TrafficClass;
  operationId: OperationId;
  source: CallSource;
  /** Set if the message goes to another address than the service, so that it says nothing about the service. */
  isContentHost?: boolean;
};
