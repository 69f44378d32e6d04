import { randomBytes } from 'node:crypto';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import { HOME_DOMAIN } from '#demo/setting/users.ts';
import { storeContents } from './drive-contents.ts';
import { makeDriveFiles } from './drive-files.ts';
import { seedDriveActivity } from './seed-drive-activity.ts';
import { seedDriveApprovals } from './seed-drive-approvals.ts';
import { seedDriveDocuments, storeDocuments } from './seed-drive-documents.ts';
import { seedDriveSamples, storeSamples } from './seed-drive-samples.ts';
import { seedDriveSharing } from './seed-drive-sharing.ts';

/**
 * Creates the files of the demo organisation: folders, shared drives, revisions, comments, approvals, requests, labels,
 * encryption.
 */
export async function seedDrive(context: DemoContext): Promise<void> {
  const contents = await storeContents(context.blobs, context.random.fork('drive-contents'), context.anchorMs);
  const documents = await storeDocuments(context.blobs, context.anchorMs);
  const samples = await storeSamples(context.blobs, context.anchorMs);
  context.db.transaction(() => {
    const files = makeDriveFiles(context, contents);
    const discussed = seedDriveApprovals(context, files);
    seedDriveActivity(context, files, discussed);
    seedDriveSharing(context, files);
    const companyId = requireDriveId(context, 'Company');
    seedDriveDocuments(context, companyId, documents);
    seedDriveSamples(context, companyId, samples);
    seedKeyService(context);
  });
}

function requireDriveId({ db }: DemoContext, name: string): string {
  const drive = db.get<{ id: string }>('SELECT id FROM drives WHERE name = ?', name);
  if (!drive) throw new Error(`the demo organisation has no drive called ${name}`);
  return drive.id;
}

/** Enables client-side encryption in the demo organisation. Only the secret differs from day to day. */
function seedKeyService({ db }: DemoContext): void {
  const keys = ['4820316571', 'Keys of the demo organisation', `https://keys.${HOME_DOMAIN}/v1`, randomBytes(32)];
  db.run('INSERT INTO key_services (domain, id, name, url, secret) VALUES (?, ?, ?, ?, ?)', HOME_DOMAIN, ...keys);
}
