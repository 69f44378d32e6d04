import { findAccount } from '#core/auth/directory.ts';
import { HOUR_MS } from '#core/durations.ts';
import { operation } from '#core/operations/operation.ts';
import { changeSource } from '#core/push/change-source.ts';
import { openChannel } from '#core/push/open-channel.ts';
import type { Database } from '#db/database.ts';
import { getSequence } from '#drive/change-log-scope.ts';
import { requireReadable, supportsAllDrives } from '#drive/require-item.ts';
import { findItemRole } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { compareSnapshots, type FileSnapshot, toFileSnapshot } from './file-snapshot.ts';

/** Represents the snapshot of a file that the watcher cannot access. */
const INACCESSIBLE = '';

export const handler = operation('drive.files.watch', (context) => {
  const { params, db } = context;
  const { item } = requireReadable(context, params.fileId, { allDrives: supportsAllDrives(params) });
  if (item.isFolder) db.run('INSERT OR IGNORE INTO watched_folders (folder_id) VALUES (?)', item.id);
  return openChannel(context, {
    operation: 'drive.files.watch',
    reader: 'drive.files.get',
    resource: item.id,
    sequence: getSequence(db),
    sourceState: JSON.stringify(toFileSnapshot(db, item)),
    lifetime: { defaultMs: HOUR_MS, maxMs: 24 * HOUR_MS },
  });
});

export const source = changeSource('drive.files.watch', {
  getSequence,
  findMessages(db, { accountId, resource, sourceState }) {
    const item = findReadable(db, accountId, resource);
    if (!item)
      return { messages: sourceState === INACCESSIBLE ? [] : [{ state: 'remove' }], sourceState: INACCESSIBLE };
    const before: FileSnapshot | undefined = sourceState === INACCESSIBLE ? undefined : JSON.parse(sourceState);
    const after = toFileSnapshot(db, item, before);
    const messages = before ? compareSnapshots(before, after) : [{ state: 'add' }];
    return { messages, sourceState: JSON.stringify(after) };
  },
});

function findReadable(db: Database, accountId: string, itemId: string): Item | undefined {
  const account = findAccount(db, accountId);
  const isReadable = account && findItemRole(db, { accountId, domain: account.domain }, itemId) !== undefined;
  return isReadable ? findItem(db, itemId) : undefined;
}
