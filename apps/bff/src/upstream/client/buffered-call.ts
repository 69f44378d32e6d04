import { toMultipartRelated } from '@rotunda/api-client/multipart-related';
import type { Call } from '#domain/calls/match-call.ts';
import type { CallMedia } from '#domain/calls/user-call.ts';
import type { CallSource } from '#platform/observability/service-call.ts';
import { type BufferedResponse, BufferedResponseHandler } from './buffered-response-handler.ts';
import type { GetAccessToken, ResponseSink } from './upstream-call.ts';
import type { UpstreamClient } from './upstream-client.ts';
import { toUpstreamError, type UpstreamError, type UpstreamRedirect } from './upstream-error.ts';
import { toOwnHeaders } from './upstream-request.ts';

/** A call whose response the BFF itself reads. */
export type BufferedCall = {
  /** The call, with its checked query. */
  call: Call;
  /** Sent as JSON. */
  body: object | undefined;
  /** Sent behind the body, as `multipart/related`. */
  media?: CallMedia | undefined;
  accessToken: GetAccessToken;
  /** What the call is made for. Its request ID names the call in the logs of the service. */
  source: CallSource;
};

/** A success, read whole. */
type Succeeded = {
  kind: 'succeeded';
  status: number;
  text: string;
  /** The status of the last attempt, where an earlier one had done the work. */
  upstreamStatus?: number | undefined;
};

/** How a call ended whose response is read whole. */
export type BufferedOutcome = Succeeded | UpstreamError;

const sink: ResponseSink<Succeeded> = {
  open: ({ report, originalStatus }) =>
    new BufferedResponseHandler(report, (response) => toOutcome(response, originalStatus)),
  finish: (status, upstreamStatus) => ({ kind: 'succeeded', status, text: '', upstreamStatus }),
};

/** Makes a call and reads its response whole. Throws ProblemError when it is not sent. */
export async function callBuffered(
  client: UpstreamClient,
  { body, media, ...called }: BufferedCall,
): Promise<BufferedOutcome> {
  const { bytes, contentType } = await toContent(body, media);
  const sent = {
    ...called,
    body: bytes,
    headersOf: (accessToken: string, content: unknown) => ({
      ...toOwnHeaders({ accessToken, requestId: called.source.requestId }),
      ...(content !== null && { 'content-type': contentType }),
    }),
  };
  return client.send(sent, sink);
}

async function toContent(
  body: object | undefined,
  media: CallMedia | undefined,
): Promise<{ bytes: Buffer | null; contentType: string }> {
  if (!media) return { bytes: body ? Buffer.from(JSON.stringify(body)) : null, contentType: 'application/json' };
  const { contentType, content } = media;
  const whole = toMultipartRelated(JSON.stringify(body ?? {}), { contentType, content: new Uint8Array(content) });
  return { bytes: Buffer.from(await whole.body.arrayBuffer()), contentType: whole.contentType };
}

function toOutcome(response: BufferedResponse, upstreamStatus: number | undefined): BufferedOutcome | UpstreamRedirect {
  const { status, body } = response;
  return status < 300 ? { kind: 'succeeded', status, text: body, upstreamStatus } : toUpstreamError(response);
}
