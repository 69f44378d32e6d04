import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Agent, type Dispatcher, request } from 'undici';
import type { UpstreamAddresses } from '#config.ts';
import { ProblemError } from '#http/problem.ts';
import type { Call } from '#proxy/match-call.ts';
import { toTarget } from '#proxy/target.ts';

/** An answer of the service, read to its end. */
export type UploadAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** What is sent to the service. */
type UploadMessage = {
  method: Dispatcher.HttpMethod;
  url: string;
  headers: Record<string, string>;
  body: string | Readable | null;
};

const HEADERS_TIMEOUT_MS = 120_000; // The last part is answered when the whole content has been checked and filed.
const BETWEEN_BYTES_TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Speaks the resumable upload protocol with the service. */
export class UploadUpstream {
  readonly #agent: Agent;
  readonly #upstreams: UpstreamAddresses;

  constructor(agent: Agent, upstreams: UpstreamAddresses) {
    this.#agent = agent;
    this.#upstreams = upstreams;
  }

  /** Where a call begins an upload. */
  addressOf(call: Call): string {
    const { origin, path } = toTarget(this.#upstreams, call, call.query);
    return origin + path;
  }

  /** Sends one message. Throws `upload_retry` when there is no answer: what the service has is to be asked then. */
  async send({ url, ...message }: UploadMessage, accessToken: string): Promise<UploadAnswer> {
    try {
      const answer = await request(url, {
        ...message,
        dispatcher: this.#agent,
        headers: { ...message.headers, authorization: `Bearer ${accessToken}` },
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: BETWEEN_BYTES_TIMEOUT_MS,
      });
      return { status: answer.statusCode, headers: answer.headers, body: await readAnswer(answer.body) };
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause;
      throw new ProblemError('upload_retry', { cause, detail: 'The service did not answer.' });
    }
  }

  /** The address that the service gave to an upload. Throws `upstream_invalid` when it is not below the upload address. */
  checkLocation(location: string | undefined): string {
    const base = new URL(this.#upstreams.upload);
    if (location !== undefined && URL.canParse(location, base.href)) {
      const url = new URL(location, base.href);
      const isInside = url.origin === base.origin && url.pathname.startsWith(base.pathname) && url.username === '';
      if (isInside) return url.href;
    }
    throw new ProblemError('upstream_invalid', { detail: 'The service gave the upload an address outside its own.' });
  }
}

async function readAnswer(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > MAX_ANSWER_BYTES) throw new ProblemError('upstream_invalid', { detail: 'The answer is too long.' });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
