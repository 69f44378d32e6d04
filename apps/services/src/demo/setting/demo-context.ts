import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import type { Random } from './random.ts';
import type { DemoUsers } from './users.ts';

/** The context of the demo seeders. */
export type DemoContext = {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  /**
   * Start of today in UTC, in Unix milliseconds. The times in the demo data are relative to it, so that the data depends only on
   * the day. Activity in progress or just completed is relative to the clock.
   */
  readonly anchorMs: number;
  /** Create a separate source with `random.fork('name')`. */
  readonly random: Random;
  readonly people: DemoUsers;
  readonly settings: ServiceSettings;
  /** The share of the usual number of files: 1, or less for tests that need no large lists. */
  readonly fileShare: number;
};

/**
 * Creates one part of the demo organisation. All parts run sequentially in one transaction before the services listen, so the
 * demo organisation is created completely or not at all. `db.transaction` may be used.
 */
export type DemoSeeder = (context: DemoContext) => void | Promise<void>;
