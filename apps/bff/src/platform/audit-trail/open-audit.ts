import type { Logger } from 'pino';
import { type Clock, repeat } from '#domain/clock.ts';
import { singleFlight } from '#domain/single-flight.ts';
import { withTimeout } from '#domain/with-timeout.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { AuditChain } from './audit-chain.ts';
import { AuditTrail } from './audit-trail.ts';
import { type ChangeRow, ChangeStore } from './change-store.ts';
import { closeLostIntents, closeOrphanedIntents, reexamineWriters } from './close-orphaned-intents.ts';
import { findRecordedDigest } from './find-recorded-digest.ts';
import { HeadFiles } from './head-files.ts';
import { OperationUsage } from './operation-usage.ts';
import { purgeChains } from './purge-chains.ts';
import { computeDigest } from './recorded-change.ts';
import { type Verification, verifyChains } from './verify-chains.ts';

/** The dependencies of the audit. `issuer` is the identity provider of the users. */
export type AuditDeps = {
  store: Store;
  secrets: SecretStore;
  clock: Clock;
  log: Logger;
  issuer: string;
  /** The directory for chain heads outside the database. */
  dataDir: string;
  /** The retention of content, in milliseconds. */
  retainContentMs: number;
  /** The retention of records, in milliseconds. Undefined for unlimited. */
  retainRecordsMs: number | undefined;
};

/** An open audit trail. */
export type Audit = {
  trail: AuditTrail;
  /** Identifies the chain of this process. */
  writer: string;
  changes: ChangeStore;
  usage: OperationUsage;
  /** Whether retained content matches its digest in the trail. */
  isIntact(row: ChangeRow): Promise<boolean>;
  /** Verifies all records. */
  verify(): Promise<Verification>;
  /** Starts the background work. */
  start(): void;
  /** Writes pending records. Call it when no request is in progress any more. */
  close(): Promise<void>;
};

const MAINTAIN_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 60_000;
const ANCHOR_EVERY_MS = 3_600_000;
const SETTLE_MS = 5_000;

/** Begins this process's chain of records. */
export async function openAudit(parts: AuditDeps): Promise<Audit> {
  const { store, secrets, clock, log, issuer, retainContentMs, retainRecordsMs } = parts;
  const heads = new HeadFiles(parts.dataDir);
  const chain = await AuditChain.begin(parts, 'audit.begin');
  const changes = new ChangeStore(store, clock, retainContentMs);
  const trail = new AuditTrail(chain, changes, log, issuer);
  const usage = new OperationUsage(store, clock, log);
  // Copies of the head outside the database: an attacker who can write to the database cannot remove earlier records undetected.
  const anchor = () => log.info({ auditHead: chain.head }, 'audit head');
  let sweepAt = 0;
  let isReexamined = false;
  const maintain = async () => {
    heads.write(chain.head);
    await trail.retryLate();
    await usage.flush();
    if (trail.backlog.open + trail.backlog.late > 0) await chain.heartbeat();
    if (!isReexamined) await reexamineWriters(store, clock);
    isReexamined = true;
    await closeOrphanedIntents(store, chain, clock);
    await closeLostIntents(store, chain, trail, clock);
    if (sweepAt > clock.nowMs()) return;
    sweepAt = clock.nowMs() + SWEEP_EVERY_MS;
    await changes.removeOld();
    if (retainRecordsMs !== undefined) await purgeChains({ store, secrets, chain, heads, clock }, retainRecordsMs);
  };
  let maintenance: Promise<void> = Promise.resolve();
  const maintainOnce = () => {
    maintenance = maintenance
      .then(maintain)
      .catch((error: unknown) => log.warn({ err: error }, 'failed to maintain the audit trail'));
  };
  const timers: (() => void)[] = [];
  return {
    trail,
    writer: chain.head.writer,
    changes,
    usage,
    isIntact: async (row) =>
      (await findRecordedDigest(store, secrets, row.entry_id)) === computeDigest(row.salt, row.content, row.undo),
    // A verification reads all records, so concurrent requests share one.
    verify: singleFlight(() => verifyChains(store, secrets, [chain.head, ...heads.readAll()])),
    start() {
      maintainOnce();
      // The chain of a writer that has been silent for the whole retention period would be purged.
      const renewWriter = () => {
        anchor();
        void chain.heartbeat().catch((error: unknown) => log.warn({ err: error }, 'failed to renew the audit writer'));
      };
      timers.push(repeat(clock, MAINTAIN_EVERY_MS, maintainOnce), repeat(clock, ANCHOR_EVERY_MS, renewWriter));
    },
    async close() {
      for (const cancel of timers) cancel();
      // A browser gets its response before the outcome is recorded.
      await withTimeout(trail.waitForOutcomes(), SETTLE_MS, clock);
      maintainOnce();
      await maintenance;
      await trail.recordEvent({}, { action: 'audit.end' }, { outcome: 'succeeded' });
      heads.write(chain.head);
      anchor();
    },
  };
}
