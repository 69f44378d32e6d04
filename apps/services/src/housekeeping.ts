import { setImmediate } from 'node:timers/promises';
import { findBlobReferences } from '#blobs/blob-references.ts';
import type { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import type { PartialBlobs } from '#blobs/partial-blobs.ts';
import { reindexEvents } from '#calendar/events/reindex-events.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import { purgeMail } from '#core/mail.ts';
import { UploadSessions } from '#core/uploads/upload-sessions.ts';
import type { Database } from '#db/database.ts';
import { purgeReservedIds } from '#drive/files/new-file.ts';
import { purgeTrash } from '#drive/files/purge-trash.ts';
import { purgeExpiredRevisions } from '#drive/revisions/purge-revisions.ts';
import { purgeIdentity } from '#identity/purge-identity.ts';
import { purgeProcesses } from '#script/processes/purge-processes.ts';
import { PeriodicTask } from './core/scheduling/periodic-task.ts';

/** Retention periods of automatically deleted data, in days. */
export type Retention = {
  /** Script executions, with their logs and errors. */
  processDays: number;
  /** Mail in the mailbox pages. */
  mailDays: number;
};

type Deps = {
  db: Database;
  blobs: DiskBlobStore;
  partials: PartialBlobs;
  clock: Clock;
  retention: Retention;
  /** Whether a backup of the stored content is in progress, so that none of it may be deleted. */
  isBackupInProgress: () => boolean;
  /** Called for each failure. The next round retries. */
  onError: (error: unknown) => void;
};

const INTERVAL_MS = 6 * HOUR_MS;
const BLOB_MARGIN_MS = HOUR_MS; // Content is stored before the row that references it. Uploads have this long to create the row.

/**
 * Deletes expired and unreferenced data at startup and every few hours, and reindexes data indexed by an earlier version in
 * another format.
 */
export class Housekeeping implements AsyncDisposable {
  readonly #deps: Deps;
  readonly #isReferenced: (sha256: string) => boolean;
  readonly #rounds: PeriodicTask;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#isReferenced = findBlobReferences(deps.db);
    this.#rounds = new PeriodicTask((signal) => this.#work(signal), deps.onError);
  }

  /**
   * Cleans up after the last run, and starts periodic rounds. Call it before accepting uploads, because orphans are deleted
   * regardless of their age.
   */
  start(): void {
    for (const purge of this.#listPurges()) purge();
    this.#sweepPartials();
    this.#sweepBlobs(Number.POSITIVE_INFINITY);
    void this.runRound();
    this.#rounds.start(INTERVAL_MS);
  }

  /** Runs one round and resolves when it ends. Never rejects. */
  runRound(): Promise<void> {
    return this.#rounds.run();
  }

  /** Stops the rounds. Resolves when the round in progress has stopped. */
  close(): Promise<void> {
    return this.#rounds.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #work(signal: AbortSignal): Promise<void> {
    const { db, clock, retention } = this.#deps;
    await setImmediate();
    for (const purge of this.#listPurges()) {
      if (signal.aborted) return;
      await db.write(purge);
      await setImmediate(); // Other requests are handled in between.
    }
    this.#sweepPartials();
    this.#sweepBlobs(Date.now() - BLOB_MARGIN_MS);
    const startedBefore = clock.nowMs() - retention.processDays * DAY_MS;
    // There can be a million rows, so other requests are handled in between.
    while (!signal.aborted && (await db.write(() => purgeProcesses(db, startedBefore))) > 0) await setImmediate();
    while (!signal.aborted && (await db.write(() => reindexEvents(db))) > 0) await setImmediate();
  }

  // A backup needs all content referenced by its copy of the database. The next round deletes the content unreferenced by then.
  #sweepBlobs(storedBeforeMs: number): void {
    const { blobs, isBackupInProgress } = this.#deps;
    if (!isBackupInProgress()) blobs.sweep(this.#isReferenced, storedBeforeMs);
  }

  /** Returns the functions that delete expired rows, in this order. */
  #listPurges(): (() => void)[] {
    const { db, clock, retention } = this.#deps;
    const nowMs = clock.nowMs();
    return [
      () => purgeTrash(db, nowMs),
      () => purgeExpiredRevisions(db, nowMs),
      () => purgeReservedIds(db, nowMs),
      () => purgeIdentity(db, nowMs),
      () => purgeMail(db, nowMs - retention.mailDays * DAY_MS),
      () => new UploadSessions(db).deleteExpired(nowMs),
    ];
  }

  #sweepPartials(): void {
    const { db, partials } = this.#deps;
    const sessions = new UploadSessions(db);
    partials.sweep((id) => sessions.has(id));
  }
}
