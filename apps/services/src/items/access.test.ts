import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { findItemRole, hasOnlyMetadataAccess, refreshAccess } from './access.ts';
import { findItem } from './item.ts';
import { FOLDER_TYPE } from './item-types.ts';
import { createItem } from './items.ts';
import { putPermission, toAnyoneId } from './permissions.ts';
import { ensureMyDriveRoot } from './roots.ts';

const ana = { accountId: 'ana', permissionId: '1', domain: 'example.com' };
const bo = { accountId: 'bo', permissionId: '2', domain: 'example.com' };
const outsider = { accountId: 'pat', permissionId: '3', domain: 'partner.example' };

let directory: string;
let db: Database;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'items-'));
  db = openDatabase(join(directory, 'services.db'));
  for (const user of [ana, bo, outsider]) {
    db.run(
      'INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at) VALUES (?, ?, ?, ?, ?, 0)',
      user.accountId,
      `${user.accountId}@${user.domain}`,
      user.accountId,
      user.permissionId,
      user.domain,
    );
  }
});

afterEach(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

function createTree() {
  const parent = ensureMyDriveRoot(db, ana, 1);
  const folder = createItem(db, { mimeType: FOLDER_TYPE, name: 'Plans', parent, creator: ana, createdAt: 1 });
  const inner = createItem(db, { mimeType: FOLDER_TYPE, name: 'Inner', parent: folder, creator: ana, createdAt: 1 });
  const file = createItem(db, { mimeType: 'text/plain', name: 'a.txt', parent: inner, creator: ana, createdAt: 1 });
  return { folder, inner, file };
}

describe('effective access', () => {
  test('belongs only to the owner until the item is shared', () => {
    const { file } = createTree();
    expect(findItemRole(db, ana, file.id)).toBe('owner');
    expect(findItemRole(db, bo, file.id)).toBeUndefined();
  });

  test('is inherited from a folder, including by items created later', () => {
    const { folder, inner, file } = createTree();
    putPermission(db, folder.number, { id: '2', type: 'user', grantee: 'bo', role: 'writer', grantedAt: 2 });
    refreshAccess(db, folder.number);
    expect(findItemRole(db, bo, file.id)).toBe('writer');
    const later = createItem(db, { mimeType: 'text/csv', name: 'b.csv', parent: inner, creator: bo, createdAt: 3 });
    expect(findItemRole(db, bo, later.id)).toBe('owner');
    expect(findItemRole(db, ana, later.id)).toBe('writer');
  });

  test('is the highest of several grants', () => {
    const { folder, file } = createTree();
    db.run("INSERT INTO groups VALUES ('g', 'team@example.com', 'Team', '9', 'example.com')");
    db.run("INSERT INTO group_members VALUES ('g', 'bo')");
    putPermission(db, folder.number, { id: '9', type: 'group', grantee: 'g', role: 'reader', grantedAt: 2 });
    putPermission(db, file.number, { id: '2', type: 'user', grantee: 'bo', role: 'commenter', grantedAt: 2 });
    refreshAccess(db, folder.number);
    expect(findItemRole(db, bo, folder.id)).toBe('reader');
    expect(findItemRole(db, bo, file.id)).toBe('commenter');
  });

  test('does not pass through a folder with limited access, which is only listed', () => {
    const { folder, inner, file } = createTree();
    putPermission(db, folder.number, { id: '2', type: 'user', grantee: 'bo', role: 'writer', grantedAt: 2 });
    db.run('UPDATE items SET inheritance_disabled = 1 WHERE id = ?', inner.id);
    refreshAccess(db, folder.number);
    const limited = findItem(db, inner.id) ?? inner;
    expect(findItemRole(db, bo, folder.id)).toBe('writer');
    expect(findItemRole(db, bo, inner.id)).toBe('reader');
    expect(hasOnlyMetadataAccess(db, bo, limited)).toBe(true);
    expect(findItemRole(db, bo, file.id)).toBeUndefined();
    expect(findItemRole(db, ana, file.id)).toBe('owner');
    expect(hasOnlyMetadataAccess(db, ana, limited)).toBe(false);
  });

  test('is inherited from a folder with limited access by users it is shared with directly', () => {
    const { folder, inner, file } = createTree();
    putPermission(db, inner.number, { id: '2', type: 'user', grantee: 'bo', role: 'commenter', grantedAt: 2 });
    db.run('UPDATE items SET inheritance_disabled = 1 WHERE id = ?', inner.id);
    refreshAccess(db, folder.number);
    expect(findItemRole(db, bo, inner.id)).toBe('commenter');
    expect(findItemRole(db, bo, file.id)).toBe('commenter');
  });

  test('is granted by a link to anyone, and by an organisation link only to its members', () => {
    const { folder, file } = createTree();
    const grant = { type: 'domain', grantee: 'example.com', role: 'reader', grantedAt: 2 } as const;
    putPermission(db, folder.number, { ...grant, id: '5k' });
    refreshAccess(db, folder.number);
    expect(findItemRole(db, bo, file.id)).toBe('reader');
    expect(findItemRole(db, outsider, file.id)).toBeUndefined();
    putPermission(db, file.number, { ...grant, id: toAnyoneId(false), type: 'anyone', grantee: '', role: 'commenter' });
    refreshAccess(db, file.number);
    expect(findItemRole(db, outsider, file.id)).toBe('commenter');
  });

  test('the root of My Drive is created once', () => {
    expect(ensureMyDriveRoot(db, ana, 5).id).toBe(ensureMyDriveRoot(db, ana, 6).id);
    expect(findItem(db, ensureMyDriveRoot(db, ana, 7).id)).toMatchObject({ name: 'My Drive', ownerId: 'ana' });
  });
});
