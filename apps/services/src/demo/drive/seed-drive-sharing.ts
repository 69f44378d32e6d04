import type { Account } from '#core/auth/directory.ts';
import { DAY_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import { changeAccess } from '#items/access-changes.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { type NewPermission, putPermission, toAnyoneId, toDomainId } from '#items/permissions.ts';
import type { DemoFiles } from './drive-files.ts';

const SHARED_FILES = 60;

type Grant = Omit<NewPermission, 'grantedBy' | 'grantedAt'>;

/** Shares some files of My Drive individually, in all ways: with users, temporarily, by link, externally. */
export function seedDriveSharing(context: DemoContext, files: DemoFiles): void {
  const random = context.random.fork('drive-sharing');
  const own = files.shared.map(({ item }) => item).filter(({ driveId }) => driveId === null);
  for (const [index, item] of random.sample(own, SHARED_FILES).entries()) {
    const sharedAt = context.anchorMs - random.integer(1, 90) * DAY_MS;
    const grant = toGrant(context, random, item, index);
    changeAccess(context.db, item, sharedAt, () => {
      putPermission(context.db, item.number, {
        ...grant,
        ...(item.ownerId !== null && { grantedBy: item.ownerId }),
        grantedAt: sharedAt,
      });
    });
  }
}

function toGrant({ people, anchorMs }: DemoContext, random: Random, item: Item, index: number): Grant {
  const colleagues = [people.ana, people.bo, people.chen, people.farah, people.hiro, people.ines, people.reviewer];
  const colleague = random.pick(colleagues.filter(({ id }) => id !== item.ownerId));
  const days = random.integer(3, 60);
  switch (index % 6) {
    case 0:
      return { id: toAnyoneId(false), type: 'anyone', grantee: '', role: 'reader' };
    case 1:
      return { id: toDomainId('example.com'), type: 'domain', grantee: 'example.com', role: 'commenter' };
    case 2:
      return { ...toUser(people.petra, 'reader'), expiresAt: anchorMs + days * DAY_MS };
    case 3:
      return { ...toUser(colleague, 'commenter'), expiresAt: anchorMs + days * DAY_MS };
    case 4:
      return { ...toUser(colleague, 'writer'), pendingOwner: index < 12 };
    default:
      return toUser(colleague, 'writer');
  }
}

function toUser({ id, permissionId }: Account, role: ItemRole): Grant {
  return { id: permissionId, type: 'user', grantee: id, role };
}
