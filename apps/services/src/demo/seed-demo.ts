import { randomBytes } from 'node:crypto';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { hashPassword } from '#identity/password.ts';
import { seedCalendar } from './calendar/seed-calendar.ts';
import { seedChangeLog } from './drive/seed-change-log.ts';
import { seedDrive } from './drive/seed-drive.ts';
import { seedScript } from './script/seed-script.ts';
import type { DemoSeeder } from './setting/demo-context.ts';
import { writeDemoPassword } from './setting/demo-password.ts';
import { Random } from './setting/random.ts';
import { seedUsers } from './setting/users.ts';

const COMPANY_AGE_DAYS = 730;
// The random seed. A different word generates another organisation of the same size.
const SEED = 'rotunda';

// Ordered: scripts are stored items, so they come after the drive and before the log of changes.
const SEEDERS: readonly DemoSeeder[] = [seedDrive, seedScript, seedChangeLog, seedCalendar];

/**
 * Fills an empty database with the demo organisation, all or nothing. All users share one password, which is random for each data
 * directory and is written to `demo-password` there, readable only by its owner.
 */
export async function seedDemo(options: {
  db: Database;
  blobs: BlobStore;
  clock: Clock;
  dataDir: string;
  settings: ServiceSettings;
  fileShare?: number;
}): Promise<{ password: string }> {
  const { db, blobs, clock, dataDir, settings, fileShare = 1 } = options;
  const password = randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password);
  const anchorMs = Math.floor(clock.nowMs() / DAY_MS) * DAY_MS;
  const random = new Random(SEED);
  await db.runAsyncTransaction(async () => {
    const people = seedUsers(db, random.fork('people'), passwordHash, anchorMs - COMPANY_AGE_DAYS * DAY_MS);
    for (const seed of SEEDERS) await seed({ db, blobs, clock, anchorMs, random, people, settings, fileShare });
    // Inside the transaction, because accounts without a known password are useless.
    writeDemoPassword(dataDir, password);
  });
  return { password };
}
