import { bulkhead } from 'cockatiel';
import type { Logger } from 'pino';
import { withTimeout } from '#domain/with-timeout.ts';
import type { RevocableSessions } from './revocable-sessions.ts';

type Provider = { revokesGrant: boolean; revoke: (refreshToken: string) => Promise<void> };

const AT_A_TIME = 4;
const MAX_WAITING = 1_000; // Limits memory while a provider is unreachable.
const CLOSE_MS = 3_000;

/** Revokes unneeded refresh tokens at the identity provider, in the background. */
export class Revocations {
  readonly #revoke: (refreshToken: string) => Promise<void>;
  readonly #canRevoke: (subject: string | undefined) => Promise<boolean>;
  readonly #log: Logger;
  readonly #bulkhead = bulkhead(AT_A_TIME, MAX_WAITING);
  readonly #inProgress = new Set<Promise<void>>();

  /** `canRevoke` reports whether a user's token may be revoked, because that may end the user's other sessions. */
  constructor(
    revoke: (refreshToken: string) => Promise<void>,
    mayRevoke: (subject: string | undefined) => Promise<boolean>,
    log: Logger,
  ) {
    this.#revoke = revoke;
    this.#canRevoke = mayRevoke;
    this.#log = log;
  }

  /** Revokes a token immediately. `subject` is its user, or undefined if not authenticated. */
  async revoke(refreshToken: string, subject?: string): Promise<void> {
    if (await this.#canRevoke(subject)) await this.#revoke(refreshToken);
  }

  /** Revokes a token in the background, once and as soon as a slot is free. Failures are logged; the token then expires. */
  add(refreshToken: string, subject?: string): void {
    const revocation = this.#bulkhead
      .execute(() => this.revoke(refreshToken, subject))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'failed to revoke a refresh token'))
      .finally(() => this.#inProgress.delete(revocation));
    this.#inProgress.add(revocation);
  }

  /** Waits up to three seconds for revocations in progress. */
  async close(): Promise<void> {
    await withTimeout(Promise.all(this.#inProgress), CLOSE_MS);
  }
}

/**
 * Creates the token revocation. If revoking one token revokes everything that its user has granted, a token is revoked only with
 * the user's last session, and otherwise only deleted.
 */
export function openRevocations(
  provider: Provider,
  sessions: Pick<RevocableSessions, 'hasSession'>,
  log: Logger,
): Revocations {
  const mayRevoke = async (subject: string | undefined) =>
    !provider.revokesGrant || (subject !== undefined && !(await sessions.hasSession(subject)));
  return new Revocations((token) => provider.revoke(token), mayRevoke, log);
}
