import type { DemoContext } from './demo-context.ts';
import { storeContents } from './drive-contents.ts';
import { makeDriveFiles } from './drive-files.ts';
import { seedDriveActivity } from './seed-drive-activity.ts';
import { seedDriveApprovals } from './seed-drive-approvals.ts';
import { seedDriveSharing } from './seed-drive-sharing.ts';

/** Writes the files of the demo organisation: folders, shared drives, revisions, comments, approvals, requests, labels. */
export async function seedDrive(context: DemoContext): Promise<void> {
  const contents = await storeContents(context.blobs, context.random.fork('drive-contents'));
  context.db.transaction(() => {
    const files = makeDriveFiles(context, contents);
    seedDriveApprovals(context, files);
    seedDriveActivity(context, files);
    seedDriveSharing(context, files);
  });
}
