import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Dispatcher } from 'undici';
import type { Call } from '#domain/calls/match-call.ts';
import type { ContentAddress } from '#platform/config/content-hosts.ts';
import type { CallSource } from '#platform/observability/service-call.ts';
import type { TrafficClass } from './upstream-bulkhead.ts';
import type { UpstreamError, UpstreamRedirect } from './upstream-error.ts';
import type { CallBody } from './upstream-request.ts';

/** Gets an access token, another one than the service `refused`; rejects as the vault does. */
export type GetAccessToken = (refused?: string) => Promise<string>;

/** A call to a service that policy has allowed. */
export type UpstreamCall = {
  /** The call, with its checked query. */
  call: Call;
  body: CallBody;
  /** The headers of a message with this token and body. */
  headersOf: (accessToken: string, body: CallBody) => Record<string, string>;
  accessToken: GetAccessToken;
  /** Where the content lies that the call asks for; left out, at the address of the operation. */
  address?: ContentAddress | undefined;
  /** What the call is made for, which decides how long it waits beside others. */
  source: CallSource;
  /** Set when only the head of the response is wanted. */
  isHead?: boolean;
  /** Whether it may still be sent again; always, when left out. */
  isWanted?: () => boolean;
};

/**
 * Hears once that a response has begun, with its status, or that there is none; and whether the service is down, which is
 * undefined when it cannot be told. The first word counts.
 */
export type ReportResponse = (status: number | undefined, isDown: boolean | undefined) => void;

/** One attempt of a call, as far as its response is concerned. */
export type Attempt = {
  report: ReportResponse;
  call: Call;
  /** Set on a read that reconciles a retry: the status of the attempt whose outcome it determines. */
  originalStatus: number | undefined;
  /** How long whoever takes the response may pause, in milliseconds. */
  stallMs: number;
};

/** Takes one response in. */
export type ResponseHandler<Outcome> = Dispatcher.DispatchHandler & { readonly outcome: Promise<Outcome> };

/** What becomes of the responses to a call: they are streamed to a browser, or buffered. */
export type ResponseSink<Success> = {
  /** Opens a handler for the response to one attempt. */
  open(attempt: Attempt): ResponseHandler<Success | UpstreamError | UpstreamRedirect>;
  /** The outcome of a call that an earlier attempt has carried out, though the last one had the status `upstreamStatus`. */
  finish(status: number, upstreamStatus: number | undefined): Success;
};

/** What a message is about. */
export type MessageSubject = {
  service: ServiceName;
  trafficClass: TrafficClass;
  operationId: OperationId;
  source: CallSource;
  /** Set when it goes elsewhere than to the service, of which it then says nothing. */
  isElsewhere?: boolean;
};
