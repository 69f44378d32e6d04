import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { isEditorType, isLockableType, SHORTCUT_TYPE, THIRD_PARTY_SHORTCUT_TYPE } from '#items/item-types.ts';
import type { CapabilityContext } from './capability-context.ts';

type Capabilities = NonNullable<DriveSchemas['File']['capabilities']>;

/** Whether a role may download and copy an item's content. */
export function canDownload(item: Item, role: ItemRole): boolean {
  if (item.isFolder) return false;
  if (item.downloadRestrictedForWriters || item.driveDownloadRestrictedForWriters) {
    return includesRole(role, item.driveId === null ? 'owner' : 'organizer');
  }
  return !(item.copyRequiresWriter || item.driveCopyRequiresWriter) || includesRole(role, 'writer');
}

/** Whether an item has content itself. Folders and shortcuts lead to other items. */
function hasContent(item: Item): boolean {
  return !item.isFolder && item.mimeType !== SHORTCUT_TYPE;
}

/** Whether a role may copy an item. Folders cannot be copied. */
export function canCopy(item: Item, role: ItemRole): boolean {
  return canDownload(item, role) && item.mimeType !== THIRD_PARTY_SHORTCUT_TYPE;
}

/** Whether a role may restrict copying an item to writers. Writers cannot lift their own restrictions. */
export function canChangeCopies(item: Item, role: ItemRole): boolean {
  if (!hasContent(item)) return false;
  if (item.driveId === null) return includesRole(role, item.downloadRestrictedForWriters ? 'owner' : 'writer');
  return includesRole(role, item.downloadRestrictedForWriters ? 'organizer' : 'fileOrganizer');
}

/** Whether a role may restrict who can download an item, including writers. */
export function canRestrictDownloads(item: Item, role: ItemRole): boolean {
  return hasContent(item) && includesRole(role, item.driveId === null ? 'owner' : 'organizer');
}

/**
 * Whether a role may share an item, or, for the root of a shared drive, manage its members. A shortcut is not shared itself: it
 * is visible in its folder, and opens for users with access to its target.
 */
export function canShare(item: Item, role: ItemRole): boolean {
  if (item.mimeType === SHORTCUT_TYPE) return false;
  if (item.driveId !== null) {
    if (item.isRoot || (item.isFolder && item.driveFoldersNeedOrganizer)) return includesRole(role, 'organizer');
    return includesRole(role, item.isFolder ? 'fileOrganizer' : 'writer');
  }
  const mayGive = includesRole(role, 'owner') || (includesRole(role, 'writer') && item.writersCanShare === 1);
  return mayGive && !item.isRoot && item.space === 'drive';
}

/** Returns the capabilities of a caller with this role on an item. */
export function toCapabilities(item: Item, role: ItemRole, circumstances: CapabilityContext = {}): Capabilities {
  const writes = includesRole(role, 'writer');
  const isLocked = item.restrictionReadOnly === 1;
  const isFolder = item.isFolder === 1;
  const isFile = hasContent(item);
  // The target of a shortcut is downloaded separately.
  const downloads = isFile && canDownload(item, role);
  return {
    canEdit: writes,
    canRename: writes && !isLocked && !item.isRoot,
    canModifyContent: writes && !isLocked,
    canComment: includesRole(role, 'commenter') && !isLocked && isFile,
    canDownload: downloads,
    canCopy: canCopy(item, role),
    canListChildren: isFolder && !circumstances.isMetadataOnly,
    canAddChildren: isFolder && writes,
    canReadRevisions: isFile && writes,
    canModifyLabels: isFile && writes,
    canReadLabels: isFile,
    canStartApproval: isFile && writes && item.space === 'drive' && !circumstances.isOwnerExternal,
    canModifyContentRestriction: isLockableType(item.mimeType) && writes,
    canModifyEditorContentRestriction: isLockableType(item.mimeType) && writes,
    canChangeCopyRequiresWriterPermission: canChangeCopies(item, role),
    canChangeViewersCanCopyContent: canChangeCopies(item, role),
    canChangeSecurityUpdateEnabled: false,
    canAccessViaGenAi: downloads && !isEditorType(item.mimeType),
    ...(item.driveId === null
      ? getMyDriveCapabilities(item, role, circumstances)
      : getSharedDriveCapabilities(item, role, circumstances)),
  };
}

function getMyDriveCapabilities(item: Item, role: ItemRole, circumstances: CapabilityContext): Capabilities {
  const owns = includesRole(role, 'owner');
  const writes = includesRole(role, 'writer');
  const isFolder = item.isFolder === 1;
  const isPrivate = item.space !== 'drive';
  const shares = canShare(item, role);
  const moves = writes && !item.isRoot && circumstances.canRemoveFromFolder === true;
  return {
    canAcceptOwnership: circumstances.isPendingOwner === true,
    canShare: shares,
    canTrash: owns && !item.isRoot && !isPrivate,
    canUntrash: owns && !item.isRoot && !isPrivate,
    canDelete: owns && !item.isRoot,
    canRemoveChildren: isFolder && writes,
    canModifyOwnerContentRestriction: owns && isLockableType(item.mimeType),
    canRemoveContentRestriction: item.restrictionReadOnly === 1 && (owns || (writes && !item.restrictionOwnerOnly)),
    canChangeItemDownloadRestriction: canRestrictDownloads(item, role),
    canDisableInheritedPermissions: isFolder && shares && !item.inheritanceDisabled,
    canEnableInheritedPermissions: isFolder && shares && item.inheritanceDisabled === 1,
    canAddMyDriveParent: false,
    canRemoveMyDriveParent: moves,
    canMoveItemWithinDrive: moves,
    canMoveChildrenWithinDrive: isFolder && writes,
    canMoveItemOutOfDrive: owns && !item.isRoot && !isFolder && !isPrivate,
    canMoveItemIntoTeamDrive: owns && !item.isRoot && !isFolder && !isPrivate,
    canMoveChildrenWithinTeamDrive: false,
    canMoveItemOutOfTeamDrive: false,
    canMoveItemWithinTeamDrive: false,
    canMoveTeamDriveItem: false,
    canReadTeamDrive: false,
  };
}

function getSharedDriveCapabilities(item: Item, role: ItemRole, circumstances: CapabilityContext): Capabilities {
  const organizes = includesRole(role, 'organizer');
  const arranges = includesRole(role, 'fileOrganizer');
  const isFolder = item.isFolder === 1;
  const moves = arranges && !item.isRoot;
  const readsDrive = circumstances.isMember === true;
  const leaves = circumstances.canRemoveFromFolder === true;
  return {
    canShare: canShare(item, role),
    canTrash: moves,
    canUntrash: moves,
    canDelete: organizes && !item.isRoot,
    canRemoveChildren: isFolder && arranges,
    canDeleteChildren: isFolder && organizes,
    canTrashChildren: isFolder && arranges,
    canModifyOwnerContentRestriction: organizes && isLockableType(item.mimeType),
    canRemoveContentRestriction:
      item.restrictionReadOnly === 1 && (organizes || (includesRole(role, 'writer') && !item.restrictionOwnerOnly)),
    canChangeItemDownloadRestriction: canRestrictDownloads(item, role),
    canDisableInheritedPermissions: isFolder && organizes && !item.inheritanceDisabled && !item.isRoot,
    canEnableInheritedPermissions: isFolder && organizes && item.inheritanceDisabled === 1,
    canAddFolderFromAnotherDrive: false,
    canReadDrive: readsDrive,
    canReadTeamDrive: readsDrive,
    canMoveItemWithinDrive: moves && leaves,
    canMoveItemWithinTeamDrive: moves && leaves,
    canMoveTeamDriveItem: moves && leaves,
    canMoveItemOutOfDrive: organizes && !isFolder,
    canMoveItemOutOfTeamDrive: organizes && !isFolder,
    canMoveItemIntoTeamDrive: false,
    canMoveChildrenWithinDrive: isFolder && arranges,
    canMoveChildrenWithinTeamDrive: isFolder && arranges,
    canMoveChildrenOutOfDrive: isFolder && organizes,
    canMoveChildrenOutOfTeamDrive: isFolder && organizes,
  };
}
