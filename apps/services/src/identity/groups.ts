import type { Group } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { toDomain } from './accounts.ts';

/** A group to store. */
export type NewGroup = {
  id: string;
  email: string;
  displayName: string;
  permissionId: string;
  /** Keys of the member accounts. */
  memberIds: readonly string[];
};

/** Stores a group with its members. */
export function createGroup(db: Database, { memberIds, ...named }: NewGroup): Group {
  const group = { ...named, domain: toDomain(named.email) };
  db.transaction(() => {
    db.run(
      'INSERT INTO groups (id, email, display_name, permission_id, domain) VALUES (?, ?, ?, ?, ?)',
      group.id,
      group.email,
      group.displayName,
      group.permissionId,
      group.domain,
    );
    for (const memberId of memberIds) {
      db.run('INSERT INTO group_members (group_id, account_id) VALUES (?, ?)', group.id, memberId);
    }
  });
  return group;
}
