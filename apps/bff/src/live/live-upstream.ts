import { operations } from '@rotunda/api-client/operations';
import { type Agent, request } from 'undici';
import type { UpstreamAddresses } from '#config.ts';
import { toTarget } from '#proxy/target.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import type { TopicCall } from './topic.ts';

/** An answer of a service. */
export type LiveAnswer = { status: number; body: unknown };

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 256 * 1024;

/** Calls services on behalf of people who look, with their own credentials. */
export class LiveUpstream {
  readonly #agent: Agent;
  readonly #upstreams: UpstreamAddresses;
  readonly #vault: CredentialVault;

  constructor(agent: Agent, upstreams: UpstreamAddresses, vault: CredentialVault) {
    this.#agent = agent;
    this.#upstreams = upstreams;
    this.#vault = vault;
  }

  /** Makes one call. Rejects when there is no credential any more, no answer, or too much of one. */
  async call(credentialId: string, call: TopicCall, body?: object): Promise<LiveAnswer> {
    const accessToken = await this.#vault.accessToken(credentialId);
    const answer = await this.#ask(accessToken, call, body);
    // With a body the refusal may be of the address in it; a refused token shows in the next read.
    if (answer.status !== 401 || body) return answer;
    return this.#ask(await this.#vault.accessToken(credentialId, accessToken), call, body);
  }

  async #ask(accessToken: string, { operationId, path, query }: TopicCall, body?: object): Promise<LiveAnswer> {
    const operation = operations[operationId];
    const call = { operationId, operation, pathParams: path, query: new URLSearchParams(query), isUpload: false };
    const { origin, path: target } = toTarget(this.#upstreams, call, call.query);
    const answer = await request(origin + target, {
      dispatcher: this.#agent,
      method: operation.method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    for await (const chunk of answer.body) {
      const bytes = Buffer.from(chunk);
      sizeBytes += bytes.length;
      if (sizeBytes > MAX_ANSWER_BYTES) throw new Error(`${operationId} answered with too much`);
      chunks.push(bytes);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    return { status: answer.statusCode, body: text === '' ? undefined : JSON.parse(text) };
  }
}
