import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { checkQuery } from '#domain/calls/check-query.ts';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ContentAddress } from '#platform/config/content-hosts.ts';
import type { AttachmentOptions } from '#upstream/client/browser-response.ts';
import type { ResponseRecorder } from '#upstream/client/response-recorder.ts';
import { type StreamingOutcome, StreamingResponseHandler } from '#upstream/client/streaming-response-handler.ts';
import type { GetAccessToken, ResponseSink } from '#upstream/client/upstream-call.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import { type CallBody, isStream, toUpstreamHeaders } from '#upstream/client/upstream-request.ts';
import type { UserConcurrencyLimiter } from '#upstream/client/user-concurrency-limiter.ts';
import { openBody } from './call-body.ts';
import type { ChangeRecorder } from './change-recorder.ts';
import { hashRequest, type IdempotencyStore } from './idempotency-store.ts';

/** A browser's call that policy has allowed. */
export type AllowedCall = {
  call: Call;
  /** The user who makes the call. */
  user: string;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  traceId: string;
  accessToken: GetAccessToken;
  /** The browser's idempotency key, so that the call is made only once. */
  idempotencyKey: string | undefined;
  /** Set if the browser should save the response. */
  saveAs: AttachmentOptions | undefined;
  /** The address of the requested content. Undefined for the address of the operation. */
  address?: ContentAddress | undefined;
  /** Throws if the call is denied because of its body. */
  inspect?: (body: CallBody) => Promise<void>;
  /** Called with the number of body bytes sent to the browser. */
  onSent?: (bytes: number) => void;
  /** Collects the content of a change. */
  content?: ChangeRecorder | undefined;
};

/** The dependencies for streaming calls. */
export type StreamDeps = { client: UpstreamClient; idempotency: IdempotencyStore; slots: UserConcurrencyLimiter };

/** A call with its opened body. */
type SendableCall = AllowedCall & { body: CallBody };

/**
 * Makes a browser's call and streams the response to it. Resolves after the response has been sent. The bodies of uploads and
 * responses are streamed. Throws ProblemError only while nothing has been sent.
 */
export async function streamCall(deps: StreamDeps, allowed: AllowedCall): Promise<void> {
  const { request, user, content } = allowed;
  const query = checkQuery(allowed.call.operation, allowed.call.query, allowed.call.isUpload);
  const call = { ...allowed.call, query };
  const outcome = await deps.slots.run(user, call.isUpload, async () => {
    const body = call.operation.method === 'GET' ? null : await openBody(call, request, deps.client.limits);
    await allowed.inspect?.(body);
    if (content) await content.captureBefore(body);
    return sendOnce(deps, { ...allowed, call, body });
  });
  if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
  if (outcome.kind === 'failed') throw outcome.failure.problem;
}

function sendOnce(deps: StreamDeps, sending: SendableCall): Promise<StreamingOutcome> {
  const { call, user, idempotencyKey, requestId, body, response } = sending;
  const isNamed = idempotencyKey !== undefined && operationTraits[call.operationId].retry !== 'safe';
  if (!isNamed || isStream(body)) return send(deps, sending);
  const named = { user, key: idempotencyKey, requestHash: hashRequest(call, body), requestId };
  return deps.idempotency.execute(named, response, (record) => send(deps, sending, record));
}

function send({ client }: StreamDeps, sending: SendableCall, record?: ResponseRecorder): Promise<StreamingOutcome> {
  const { call, user, request, response, requestId, traceId, accessToken, address, body } = sending;
  const upstreamCall = {
    call,
    body,
    accessToken,
    address,
    source: { caller: 'browser', userId: user, requestId },
    isHead: request.method === 'HEAD',
    isRetryAllowed: () => !response.destroyed,
    headersOf: (token: string, sent: CallBody) =>
      toUpstreamHeaders(request.headers, { accessToken: token, requestId, traceId, hasBody: sent !== null }),
  } as const;
  return client.send(upstreamCall, toSink(sending, record));
}

/** Returns the sink that streams the response to the browser. A recorded response continues if the browser disconnects. */
function toSink(
  { response, saveAs, content, onSent }: SendableCall,
  record?: ResponseRecorder,
): ResponseSink<{ kind: 'sent' }> {
  return {
    open: (attempt) =>
      new StreamingResponseHandler(response, { ...attempt, saveAs, record, copy: content?.response, onSent }),
    finish(status) {
      record?.begin(status, {});
      record?.end();
      response.writeHead(status).end();
      return { kind: 'sent' };
    },
  };
}
