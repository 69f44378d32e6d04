import { Readable } from 'node:stream';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import { toRelease } from '#demo/setting/release.ts';
import { putContent } from '#drive/files/content.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem, requireItem } from '#items/items.ts';
import { type DemoSample, getTitle, makeSamples } from './drive-samples.ts';

/** A file with its stored revisions. */
export type StoredSample = { sample: DemoSample; blobs: readonly StoredBlob[] };

const MADE_DAYS_AGO = 12;
const DAYS_BETWEEN_REVISIONS = 4;

/** Stores the revisions of the files. */
export function storeSamples(blobs: BlobStore, anchorMs: number): Promise<StoredSample[]> {
  return Promise.all(
    makeSamples(toRelease(anchorMs)).map(async (sample) => ({
      sample,
      blobs: await Promise.all(sample.revisions.map((bytes) => blobs.put(Readable.from([bytes])))),
    })),
  );
}

/** Creates files of many types in a folder of a shared drive, whose members open, compare and approve them. */
export function seedDriveSamples(context: DemoContext, driveId: string, samples: readonly StoredSample[]): void {
  const { db, people, anchorMs } = context;
  const random = context.random.fork('drive-samples');
  const creator = { accountId: people.chen.id, permissionId: people.chen.permissionId };
  const createdAt = anchorMs - MADE_DAYS_AGO * DAY_MS + 8 * HOUR_MS;
  const folder = createItem(db, {
    id: `1${random.id(32)}`,
    mimeType: FOLDER_TYPE,
    name: getTitle(toRelease(anchorMs).name),
    parent: requireItem(db, driveId),
    creator,
    createdAt,
  });
  for (const { sample, blobs } of samples) {
    const { name, mimeType } = sample;
    const times = blobs.map((_, index) => createdAt + index * DAYS_BETWEEN_REVISIONS * DAY_MS);
    const item = createItem(db, {
      id: `1${random.id(32)}`,
      mimeType,
      name,
      parent: folder,
      creator,
      createdAt,
      modifiedAt: times.at(-1) ?? createdAt,
    });
    for (const [index, blob] of blobs.entries()) {
      const revision = {
        id: random.id(28),
        mimeType,
        accountId: people.chen.id,
        modifiedAt: times[index] ?? createdAt,
      };
      putContent(db, item, { ...revision, blob, keepForever: index < blobs.length - 1 });
    }
  }
}
