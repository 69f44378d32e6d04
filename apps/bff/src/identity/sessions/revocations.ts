import { bulkhead } from 'cockatiel';
import type { Logger } from 'pino';
import { withTimeout } from '#domain/with-timeout.ts';
import type { RevocableSessions } from './revocable-sessions.ts';

type Provider = { revokesGrant: boolean; revoke: (refreshToken: string) => Promise<void> };

const AT_A_TIME = 4;
const MAX_WAITING = 1_000; // A provider that is away for long must not fill the memory.
const CLOSE_MS = 3_000;

/** Tells the identity provider of refresh tokens that nobody needs any more, beside the requests that end them. */
export class Revocations {
  readonly #revoke: (refreshToken: string) => Promise<void>;
  readonly #mayRevoke: (subject: string | undefined) => Promise<boolean>;
  readonly #log: Logger;
  readonly #room = bulkhead(AT_A_TIME, MAX_WAITING);
  readonly #inProgress = new Set<Promise<void>>();

  /** `mayRevoke` says whether a token of a person may be revoked, whose other sessions might end with it. */
  constructor(
    revoke: (refreshToken: string) => Promise<void>,
    mayRevoke: (subject: string | undefined) => Promise<boolean>,
    log: Logger,
  ) {
    this.#revoke = revoke;
    this.#mayRevoke = mayRevoke;
    this.#log = log;
  }

  /** Tells of a token now. `subject` is the person whose it is; left out where nobody has vouched for them. */
  async revoke(refreshToken: string, subject?: string): Promise<void> {
    if (await this.#mayRevoke(subject)) await this.#revoke(refreshToken);
  }

  /** Tells of a token, once and as soon as there is room. What fails is logged: the token then ends by itself. */
  add(refreshToken: string, subject?: string): void {
    const revocation = this.#room
      .execute(() => this.revoke(refreshToken, subject))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'failed to revoke a refresh token'))
      .finally(() => this.#inProgress.delete(revocation));
    this.#inProgress.add(revocation);
  }

  /** Waits for what is in progress, up to three seconds. */
  async close(): Promise<void> {
    await withTimeout(Promise.all(this.#inProgress), CLOSE_MS);
  }
}

/**
 * Opens the way to revoke tokens. Where one token stands for all that its person has granted, it is revoked with the last
 * session of that person alone; until then it is only deleted.
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
