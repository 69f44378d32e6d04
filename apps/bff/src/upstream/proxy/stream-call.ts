import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { checkQuery } from '#domain/calls/check-query.ts';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ContentAddress } from '#platform/config/content-hosts.ts';
import type { SaveAs } from '#upstream/client/browser-response.ts';
import type { ResponseRecorder } from '#upstream/client/response-recorder.ts';
import { type StreamingOutcome, StreamingResponseHandler } from '#upstream/client/streaming-response-handler.ts';
import type { GetAccessToken, ResponseSink } from '#upstream/client/upstream-call.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import { type CallBody, isStream, toUpstreamHeaders } from '#upstream/client/upstream-request.ts';
import type { UserConcurrencyLimiter } from '#upstream/client/user-concurrency-limiter.ts';
import { openBody } from './call-body.ts';
import type { CallContent } from './call-content.ts';
import { hashRequest, type IdempotencyStore } from './idempotency-store.ts';

/** One call of a browser that the policy has allowed. */
export type AllowedCall = {
  call: Call;
  /** Whose call it is. */
  user: string;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  traceId: string;
  accessToken: GetAccessToken;
  /** What the browser named the call, so that it is made once. */
  idempotencyKey: string | undefined;
  /** Set when the browser is to save the response. */
  saveAs: SaveAs | undefined;
  /** Where the content lies that the call asks for; undefined at the address of the operation. */
  address?: ContentAddress | undefined;
  /** Throws when the body makes the call one that is refused. */
  inspect?: (body: CallBody) => Promise<void>;
  /** Counts the bytes of the body that were sent to the browser. */
  onSent?: (bytes: number) => void;
  /** Follows a call that changes something. */
  content?: CallContent | undefined;
};

/** What calls are streamed with. */
export type StreamDeps = { client: UpstreamClient; idempotency: IdempotencyStore; slots: UserConcurrencyLimiter };

/** A call with everything that is sent for it. */
type Sending = AllowedCall & { body: CallBody };

/**
 * Makes a call of a browser and streams the response to it; resolves when it has been sent. Bodies of uploads and responses
 * pass through. Throws ProblemError as long as nothing was sent.
 */
export async function streamCall(deps: StreamDeps, allowed: AllowedCall): Promise<void> {
  const { request, user, content } = allowed;
  const query = checkQuery(allowed.call.operation, allowed.call.query, allowed.call.isUpload);
  const call = { ...allowed.call, query };
  const outcome = await deps.slots.run(user, call.isUpload, async () => {
    const body = call.operation.method === 'GET' ? null : await openBody(call, request, deps.client.limits);
    await allowed.inspect?.(body);
    if (content) await content.take(body);
    return sendOnce(deps, { ...allowed, call, body });
  });
  if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
  if (outcome.kind === 'failed') throw outcome.failure.problem;
}

function sendOnce(deps: StreamDeps, sending: Sending): Promise<StreamingOutcome> {
  const { call, user, idempotencyKey, requestId, body, response } = sending;
  const isNamed = idempotencyKey !== undefined && operationTraits[call.operationId].retry !== 'safe';
  if (!isNamed || isStream(body)) return send(deps, sending);
  const named = { user, key: idempotencyKey, requestHash: hashRequest(call, body), requestId };
  return deps.idempotency.execute(named, response, (record) => send(deps, sending, record));
}

function send({ client }: StreamDeps, sending: Sending, record?: ResponseRecorder): Promise<StreamingOutcome> {
  const { call, user, request, response, requestId, traceId, accessToken, address, body } = sending;
  const upstreamCall = {
    call,
    body,
    accessToken,
    address,
    source: { caller: 'browser', userId: user, requestId },
    isHead: request.method === 'HEAD',
    isWanted: () => !response.destroyed,
    headersOf: (token: string, sent: CallBody) =>
      toUpstreamHeaders(request.headers, { accessToken: token, requestId, traceId, hasBody: sent !== null }),
  } as const;
  return client.send(upstreamCall, toSink(sending, record));
}

/** Streams the response to the browser; one that is recorded goes on when the browser leaves. */
function toSink(
  { response, saveAs, content, onSent }: Sending,
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
