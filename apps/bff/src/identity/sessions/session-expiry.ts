import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { AuditActor } from '#platform/audit-trail/audit-record.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { EndedSession, RevocableSessions } from './revocable-sessions.ts';
import type { Revocations } from './revocations.ts';

/** The dependencies for ending sessions. */
type SessionExpiryDeps = {
  revocable: RevocableSessions;
  vault: CredentialVault;
  revocations: Revocations;
  audit: AuditTrail;
  clock: Clock;
  log: Logger;
};

const SWEEP_EVERY_MS = 60_000;
const SUCCEEDED = { outcome: 'succeeded' } as const;

/**
 * Ends sessions that nobody signs out of. Deletes their tokens immediately and revokes them at the identity provider later, so
 * that nothing waits for it.
 */
export class SessionExpiry {
  /** The background task that ends expired sessions periodically, from the start of the process. */
  readonly background: BackgroundTask;
  readonly #deps: SessionExpiryDeps;

  constructor(deps: SessionExpiryDeps) {
    this.#deps = deps;
    const sweeping = createPoller(deps, SWEEP_EVERY_MS, () => this.#sweep());
    this.background = {
      start: sweeping.start,
      async close() {
        await sweeping.close();
        await deps.revocations.close();
      },
    };
  }

  /** Ends one session and records it. `actor` adds the request that ends it. Another process may have ended it first. */
  async end({ credentialId, reason, isRenewed, ...who }: EndedSession, actor: AuditActor = {}): Promise<void> {
    const { audit, revocations, vault } = this.#deps;
    const taken = await vault.endCredential(credentialId);
    if (!taken) return;
    if (taken.refreshToken !== undefined && !isRenewed) revocations.add(taken.refreshToken, who.subject);
    const { requestId, source } = actor;
    await audit.recordEvent({ requestId, source, ...who }, { action: 'session.end', details: { reason } }, SUCCEEDED);
  }

  /** Ends a user's oldest sessions if there are too many. */
  async endSurplus(subject: string, actor: AuditActor): Promise<void> {
    for (const session of await this.#deps.revocable.listSurplus(subject)) await this.end(session, actor);
  }

  async #sweep(): Promise<void> {
    for (const session of await this.#deps.revocable.listOver()) await this.end(session);
  }
}
