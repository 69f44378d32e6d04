import { randomUUID } from 'node:crypto';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import type { TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

/** Creates a shared drive with Ana as organizer, Bo as writer and Chen as reader. Resolves to its ID. */
export async function createSharedDrive(
  services: TestServices,
  requestBody: object = { name: 'Team' },
): Promise<string> {
  const { data } = await driveAs(services, 'ana@example.com').drives.create({ requestId: randomUUID(), requestBody });
  grantRole(services, data.id ?? '', 'bo@example.com', 'writer');
  grantRole(services, data.id ?? '', 'chen@example.com', 'reader');
  return data.id ?? '';
}

/** Grants a user a role on a file, folder or shared drive, without the checks of the API. */
export function grantRole(services: TestServices, itemId: string, email: string, role: ItemRole): void {
  const item = requireItem(services.db, itemId);
  const { id: grantee, permissionId: id } = services.account(email);
  putPermission(services.db, item.number, { id, type: 'user', grantee, role, grantedAt: 2 });
  refreshAccess(services.db, item.number);
}
