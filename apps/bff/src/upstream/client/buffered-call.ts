import { toMultipartRelated } from '@rotunda/api-client/multipart-related';
import type { Call } from '#domain/calls/match-call.ts';
import type { CallMedia } from '#domain/calls/user-call.ts';
import type { CallSource } from '#platform/observability/service-call.ts';
import { type BufferedResponse, BufferedResponseHandler } from './buffered-response-handler.ts';
import type { GetAccessToken, ResponseSink } from './upstream-call.ts';
import type { UpstreamClient } from './upstream-client.ts';
import { toUpstreamError, type UpstreamError, type UpstreamRedirect } from './upstream-error.ts';
import { toBufferedCallHeaders } from './upstream-request.ts';

/** A call with a response that the BFF itself reads. */
export type BufferedCall = {
  /** The call, with its validated query. */
  call: Call;
  /** Sent as JSON. */
  body: object | undefined;
  /** Sent after the body, as `multipart/related`. */
  media?: CallMedia | undefined;
  accessToken: GetAccessToken;
  /** The purpose of the call. Its request ID identifies the call in the service's logs. */
  source: CallSource;
};

/** A successful, fully read response. */
type Succeeded = {
  kind: 'succeeded';
  status: number;
  text: string;
  /** The status of the last attempt, if an earlier one had already succeeded. */
  upstreamStatus?: number | undefined;
};

/** The outcome of a call with a fully read response. */
export type BufferedOutcome = Succeeded | UpstreamError;

const sink: ResponseSink<Succeeded> = {
  open: ({ report, originalStatus }) =>
    new BufferedResponseHandler(report, (response) => toOutcome(response, originalStatus)),
  finish: (status, upstreamStatus) => ({ kind: 'succeeded', status, text: '', upstreamStatus }),
};

/** Makes a call and reads its whole response. Throws ProblemError if the call is not sent. */
export async function callBuffered(
  client: UpstreamClient,
  { body, media, ...called }: BufferedCall,
): Promise<BufferedOutcome> {
  const { bytes, contentType } = await toContent(body, media);
  const sent = {
    ...called,
    body: bytes,
    headersOf: (accessToken: string, content: unknown) => ({
      ...toBufferedCallHeaders({ accessToken, requestId: called.source.requestId }),
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
