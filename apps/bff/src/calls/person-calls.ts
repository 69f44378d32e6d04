import type { OperationId } from '@rotunda/api-client/operations';
import { type Dispatcher, errors, request } from 'undici';
import { problemResult } from '#audit/call-result.ts';
import { describeCall } from '#audit/describe-call.ts';
import type { RecordedChange } from '#audit/recorded-change.ts';
import type { UpstreamAddresses } from '#config.ts';
import type { Principal } from '#http/context.ts';
import { ProblemError } from '#http/problem.ts';
import { authorize, isAllowed } from '#policy/authorize.ts';
import { policyTable } from '#policy/policy-table.ts';
import { checkQuery } from '#proxy/check-query.ts';
import type { ForwardDeps } from '#proxy/forward-call.ts';
import { inPermissionLine } from '#proxy/permission-line.ts';
import { toTarget } from '#proxy/target.ts';
import { isAboutCredential, toUpstreamProblem } from '#proxy/upstream-problem.ts';
import { CredentialLostError, type CredentialVault, RefreshFailedError } from '#vault/credential-vault.ts';
import { readBefore } from './before-reader.ts';
import { makeWatched } from './call-watch.ts';
import { type PersonCall, toProxyCall } from './person-call.ts';

/** What a service answered: a success, whose JSON body is absent when there was none. */
export type CallAnswer = { status: number; body: unknown };

/** What calls in the background work with. */
export type PersonCallDeps = {
  agent: Dispatcher;
  upstreams: UpstreamAddresses;
  vault: CredentialVault;
} & Pick<ForwardDeps, 'audit' | 'lines' | 'requireProof' | 'scopeBase' | 'watch'>;

type RawAnswer = { status: number; text: string; challenge: string | undefined; retryAfter: string | undefined };

const TIMEOUT_MS = 30_000;
const RUN_TIMEOUT_MS = 370_000; // A script may run for six minutes.
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const USER_AGENT = 'rotunda-bff';

/**
 * Calls that the BFF makes for people while no browser waits for them. Each one passes the same policy as a call of the
 * browser, at the time at which it is made, carries the person's own credential, and is on record when it can change something.
 */
export class PersonCalls {
  readonly #deps: PersonCallDeps;

  constructor(deps: PersonCallDeps) {
    this.#deps = deps;
  }

  /** Whether the person may call an operation at all. */
  isAllowed(principal: Principal, operationId: OperationId): boolean {
    return isAllowed(principal, operationId, this.#deps.scopeBase);
  }

  /** Throws what a person would be told who made the call now: 400 when it is not well-formed, 403 when it is refused. */
  check(principal: Principal, call: PersonCall): void {
    const { operationId, query } = toProxyCall(call);
    authorize(principal, operationId, query, this.#deps.scopeBase);
    this.#deps.requireProof(principal, operationId);
  }

  /**
   * Makes one call. Throws ProblemError for every answer that is not a success, and when there is none. The request id
   * names the call in the logs of the service. What the thing was like before is read for the record, unless the caller
   * knows it.
   */
  async make(principal: Principal, call: PersonCall, requestId: string, known?: CallAnswer): Promise<CallAnswer> {
    this.check(principal, call);
    if (policyTable[call.operationId].risk === 'read') return this.#count(principal, call, requestId);
    return makeWatched(this.#deps.watch, principal, call, () => this.#record(principal, call, requestId, known));
  }

  async #record(principal: Principal, call: PersonCall, requestId: string, known: CallAnswer | undefined) {
    const { subject, email, sessionId } = principal;
    const { audit, lines } = this.#deps;
    const proxied = toProxyCall(call);
    const open = await audit.trail.begin({ requestId, subject, email, sessionId }, describeCall(proxied));
    const startedAt = performance.now();
    const change: RecordedChange = { call, before: known?.body };
    try {
      const answer = await inPermissionLine(lines, proxied, async () => {
        change.before ??= (await readBefore(this, principal, call, requestId))?.body;
        return this.#count(principal, call, requestId);
      });
      change.after = answer.body;
      await open.end({ outcome: 'succeeded', status: answer.status }, change);
      return answer;
    } catch (error) {
      await open.end(problemResult(error, startedAt), change);
      throw error;
    }
  }

  /** Makes a call and counts it, however it ends. */
  async #count(principal: Principal, call: PersonCall, requestId: string): Promise<CallAnswer> {
    const startedAt = performance.now();
    const { usage } = this.#deps.audit;
    try {
      const answer = await this.#make(principal, call, requestId);
      usage.count(call.operationId, answer.status, undefined);
      return answer;
    } catch (error) {
      const { status = 0, details } = problemResult(error, startedAt);
      usage.count(call.operationId, status, typeof details?.code === 'string' ? details.code : 'internal');
      throw error;
    }
  }

  async #make(principal: Principal, call: PersonCall, requestId: string): Promise<CallAnswer> {
    const token = await this.#accessToken(principal);
    let answer = await this.#ask(token, call, requestId);
    if (isRefused(answer)) answer = await this.#ask(await this.#accessToken(principal, token), call, requestId);
    if (isRefused(answer)) throw new ProblemError('upstream_auth');
    if (answer.status >= 300) throw toUpstreamProblem(answer.status, answer.text, answer.retryAfter);
    return { status: answer.status, body: answer.text === '' ? undefined : parse(answer.text) };
  }

  async #ask(accessToken: string, call: PersonCall, requestId: string): Promise<RawAnswer> {
    const proxied = toProxyCall(call);
    const { origin, path } = toTarget(
      this.#deps.upstreams,
      proxied,
      checkQuery(proxied.operation, proxied.query, false),
    );
    try {
      const answer = await request(origin + path, {
        dispatcher: this.#deps.agent,
        method: proxied.operation.method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          'user-agent': USER_AGENT,
          'x-request-id': requestId,
          ...(call.body && { 'content-type': 'application/json' }),
        },
        body: call.body ? JSON.stringify(call.body) : null,
        signal: AbortSignal.timeout(call.operationId === 'script.scripts.run' ? RUN_TIMEOUT_MS : TIMEOUT_MS),
      });
      return {
        status: answer.statusCode,
        text: await readBounded(answer.body),
        challenge: toText(answer.headers['www-authenticate']),
        retryAfter: toText(answer.headers['retry-after']),
      };
    } catch (error) {
      throw toTransportProblem(error);
    }
  }

  async #accessToken({ credentialId }: Principal, refused?: string): Promise<string> {
    try {
      return await this.#deps.vault.accessToken(credentialId, refused);
    } catch (cause) {
      if (cause instanceof CredentialLostError) throw new ProblemError('unauthenticated', { cause });
      if (!(cause instanceof RefreshFailedError)) throw cause;
      throw new ProblemError('upstream_unreachable', { detail: 'The identity provider does not answer.', cause });
    }
  }
}

function isRefused({ status, challenge, text }: RawAnswer): boolean {
  return status === 401 && isAboutCredential(challenge, text);
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_ANSWER_BYTES)
      throw new ProblemError('upstream_invalid', { detail: 'The answer is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function toTransportProblem(cause: unknown): ProblemError {
  if (cause instanceof ProblemError) return cause;
  const isTimeout =
    cause instanceof errors.ConnectTimeoutError || (cause instanceof DOMException && cause.name === 'TimeoutError');
  return new ProblemError(isTimeout ? 'upstream_timeout' : 'upstream_unreachable', { cause });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('upstream_invalid', { cause });
  }
}

function toText(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0];
}
