// Creates the demo organisation in the data directory of the first argument, with its content already indexed. The second
// argument is the share of its files.
import { join } from 'node:path';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { systemClock } from '#core/clock.ts';
import { openDatabase } from '#db/open-database.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { ContentIndexer } from '#drive/content/content-indexer.ts';

const [dataDir = '', fileShare = '1'] = process.argv.slice(2);
const db = openDatabase(join(dataDir, 'services.db'));
const blobs = new DiskBlobStore(join(dataDir, 'blobs'));
// Only messages to people contain an origin, in links that no test follows.
const origin = 'http://localhost:4000';
const settings = { publicOrigin: origin, consoleOrigin: origin, watchAddresses: new AddressPolicy([], []) };
await seedDemo({ db, blobs, clock: systemClock, dataDir, settings, fileShare: Number(fileShare) });
const errors: unknown[] = [];
await new ContentIndexer({ db, blobs, onError: (error) => errors.push(error) }).runDue();
db.close();
if (errors.length > 0) throw new AggregateError(errors, 'the demo organisation could not be indexed');
