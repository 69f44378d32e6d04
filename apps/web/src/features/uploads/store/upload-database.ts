import type { DBSchema, IDBPDatabase } from 'idb';
import type { Upload, UploadBatch } from '#features/uploads/list/upload.ts';
import { openDatabase } from '#lib/open-database.ts';
import { UPLOADS } from '#shared/session/browser-stores.ts';
import type { UploadFolder } from './upload-storage.ts';

type Owned<Row> = Row & { owner: string };

type Schema = DBSchema & {
  batches: { key: string; value: Owned<UploadBatch>; indexes: { owner: string } };
  uploads: { key: string; value: Owned<Upload>; indexes: { owner: string; batchId: string } };
  folders: { key: [string, string]; value: Owned<UploadFolder>; indexes: { owner: string; batchId: string } };
  /** The handles for reopening files and folders, by upload and batch. */
  handles: { key: string; value: unknown };
};

/** The database of this browser for uploads. */
export type UploadDatabase = IDBPDatabase<Schema>;

const VERSION = 2;

let opened: Promise<UploadDatabase> | undefined;

/** Opens the database. Rejects if the browser's storage is unavailable. */
export function openUploadDatabase(): Promise<UploadDatabase> {
  const close = () => {
    void opened?.then((database) => database.close());
    opened = undefined;
  };
  if (opened !== undefined) return opened;
  const opening = openDatabase<Schema>(UPLOADS.database, VERSION, {
    upgrade: (database, oldVersion) => {
      // The first version stored handles by the IDs of another list.
      if (oldVersion === 1) database.deleteObjectStore('handles');
      database.createObjectStore('handles');
      database.createObjectStore('batches', { keyPath: 'id' }).createIndex('owner', 'owner');
      for (const store of [
        database.createObjectStore('uploads', { keyPath: 'id' }),
        database.createObjectStore('folders', { keyPath: ['batchId', 'path'] }),
      ] as const) {
        store.createIndex('owner', 'owner');
        store.createIndex('batchId', 'batchId');
      }
    },
    // Signing out in another tab deletes the database.
    blocking: close,
    terminated: close,
  });
  opened = opening;
  opening.catch(() => {
    opened = undefined;
  });
  return opening;
}
