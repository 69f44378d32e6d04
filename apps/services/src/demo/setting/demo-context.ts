import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import type { DemoPeople } from './people.ts';
import type { Random } from './random.ts';

/** What the parts of the demo organisation are made from. */
export type DemoContext = {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  /**
   * Start of today in UTC, in Unix milliseconds: the times in the demo data are counted from here, so that the data
   * depends on the day and on nothing else. What is in progress, or just was, is counted from the clock.
   */
  readonly anchorMs: number;
  /** Take a source of your own with `random.fork('name')`. */
  readonly random: Random;
  readonly people: DemoPeople;
  readonly settings: ServiceSettings;
};

/**
 * Writes one part of the demo organisation. All parts run one after another in one transaction, before the services
 * listen: a demo organisation is there as a whole or not at all. Use `db.transaction` freely.
 */
export type DemoSeeder = (context: DemoContext) => void | Promise<void>;
