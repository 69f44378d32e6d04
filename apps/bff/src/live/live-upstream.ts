import { operations } from '@rotunda/api-client/operations';
import { type ServiceCallDeps, ServiceCalls } from '#calls/service-calls.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import type { TopicCall } from './topic.ts';

/** An answer of a service; its body is known when it is a success. */
export type LiveAnswer = { status: number; body: unknown };

/** Calls services on behalf of people who look, with their own credentials. */
export class LiveUpstream {
  readonly #calls: ServiceCalls;
  readonly #vault: CredentialVault;

  constructor(deps: ServiceCallDeps & { vault: CredentialVault }) {
    this.#calls = new ServiceCalls(deps, 'background');
    this.#vault = deps.vault;
  }

  /** Makes one call. Rejects when there is no credential any more, no answer, or too much of one. */
  async call(credentialId: string, { operationId, path, query }: TopicCall, body?: object): Promise<LiveAnswer> {
    const operation = operations[operationId];
    const outcome = await this.#calls.make({
      call: { operationId, operation, pathParams: path, query: new URLSearchParams(query), isUpload: false },
      body: body ? Buffer.from(JSON.stringify(body)) : null,
      requestId: `live-${operationId}`,
      accessToken: (refused) => this.#vault.accessToken(credentialId, refused),
    });
    if (outcome.kind === 'unauthenticated') return { status: 401, body: undefined };
    if (outcome.kind === 'answered') {
      return { status: outcome.status, body: outcome.text === '' ? undefined : JSON.parse(outcome.text) };
    }
    const { status, problem } = outcome.failure;
    if (status === undefined) throw problem;
    return { status, body: undefined };
  }
}
