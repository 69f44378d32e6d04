import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { UserResources } from '#drive/user-resource.ts';
import type { Item } from '#items/item.ts';

/** Returns the content lock of an item, if any. */
export function toRestrictionMembers(item: Item, users: UserResources): DriveSchemas['File'] {
  if (!item.restrictionReadOnly) return {};
  const restrictingUser = users.find(item.restrictedBy);
  const restriction = {
    readOnly: true,
    type: 'globalContentRestriction',
    ownerRestricted: item.restrictionOwnerOnly === 1,
    systemRestricted: false,
    ...(item.restrictionReason !== null && { reason: item.restrictionReason }),
    ...(restrictingUser && { restrictingUser }),
    ...(item.restrictedAt !== null && { restrictionTime: toTimestamp(item.restrictedAt) }),
  };
  return { contentRestrictions: [restriction] };
}
