import { createHash } from 'node:crypto';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';

const WINDOW_MS = 15 * MINUTE_MS;
const MAX_FAILURES_PER_ACCOUNT = 5;
// An office may share one address. This limit only prevents trying one password on many accounts.
const MAX_FAILURES_PER_ADDRESS = 50;

/**
 * Limits password guessing: five failures on one account from one address, or fifty from one address, within a quarter of an
 * hour. Counts are stored in the database and survive restarts. rate-limiter-flexible has no driver for node:sqlite, also counts
 * rejected attempts, and uses a separate transaction for each limit.
 */
export class SignInThrottle {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts an attempt before its password is checked, so that concurrent attempts count too. Returns the time to wait if there
   * have been too many, or undefined.
   */
  begin(email: string, address: string): Promise<{ retryAfterMs: number } | undefined> {
    const nowMs = this.#clock.nowMs();
    return this.#db.write(() => {
      this.#db.run('DELETE FROM sign_in_attempts WHERE first_at <= ?', nowMs - WINDOW_MS);
      for (const { key, max } of getLimits(email, address)) {
        const attempt = this.#db.get<{ failures: number; firstAt: number }>(
          'SELECT failures, first_at AS firstAt FROM sign_in_attempts WHERE attempt_key = ?',
          key,
        );
        if (attempt && attempt.failures >= max) return { retryAfterMs: attempt.firstAt + WINDOW_MS - nowMs };
      }
      for (const { key } of getLimits(email, address)) {
        this.#db.run(
          `INSERT INTO sign_in_attempts (attempt_key, failures, first_at) VALUES (?, 1, ?)
           ON CONFLICT (attempt_key) DO UPDATE SET failures = failures + 1`,
          key,
          nowMs,
        );
      }
      return undefined;
    });
  }

  /** Resets the count of the account, and removes the attempt counted by `begin` from the count of the address. */
  recordSuccess(email: string, address: string): Promise<void> {
    return this.#db.write(() => {
      const [account, anyAccount] = getLimits(email, address);
      this.#db.run('DELETE FROM sign_in_attempts WHERE attempt_key = ?', account.key);
      this.#db.run('UPDATE sign_in_attempts SET failures = failures - 1 WHERE attempt_key = ?', anyAccount.key);
    });
  }
}

function getLimits(email: string, address: string) {
  return [
    { key: toKey('account', email.trim().toLowerCase(), address), max: MAX_FAILURES_PER_ACCOUNT },
    { key: toKey('address', address), max: MAX_FAILURES_PER_ADDRESS },
  ] as const;
}

// Hashed because users sometimes type their password into the address field.
function toKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
