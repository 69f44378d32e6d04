import type { Clock } from '#domain/clock.ts';
import { JobItemStore, type NewItem } from '#features/jobs/job-item-store.ts';
import { JobStore, type NewJob } from '#features/jobs/job-store.ts';
import { KeyRing } from '#platform/keys/key-ring.ts';
import type { Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';

/** The user of the sample jobs. */
export const ANA = 'https://issuer.example ana';

/** A request without an idempotency key. */
export const NO_KEY = { key: undefined, hash: '' };

/** Returns a call that renames a file. */
export function rename(id: string): NewItem {
  return { id, label: id, call: { operationId: 'drive.files.update', params: { fileId: id }, body: { name: 'n' } } };
}

/** Returns a job that renames one file. */
export function draft(parts: Partial<NewJob> = {}): NewJob {
  const operationId = 'drive.files.update';
  return { userId: ANA, title: 'Rename', operationId, items: [rename('f')], storesUndo: true, ...parts };
}

/** Opens the stores of jobs and their items on a database. */
export function openJobStores(store: Store, clock: Clock, notify?: () => void) {
  const seals = new RowSeals(new KeyRing([['k1', Buffer.alloc(32)]]), () => undefined);
  return { jobs: new JobStore(store, clock, seals, notify), items: new JobItemStore(store, clock, seals) };
}
