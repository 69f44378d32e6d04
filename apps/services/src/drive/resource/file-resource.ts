import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import { type Clock, toTimestamp } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { canShare, toCapabilities } from '#drive/capabilities.ts';
import { type CapabilityContext, toCapabilityContext } from '#drive/capability-context.ts';
import { LabelResources } from '#drive/labels/label-resource.ts';
import { SHARING_MEMBERS } from '#drive/permission-budget.ts';
import { listPermissionResources, PUBLISHED_VIEW } from '#drive/permission-resource.ts';
import { UserResources } from '#drive/user-resource.ts';
import { findItemRole, listRoles } from '#items/access.ts';
import { isHiddenFromApp } from '#items/app-files.ts';
import { findItem, type Item } from '#items/item.ts';
import { type ItemRole, includesRole } from '#items/item-role.ts';
import { SHORTCUT_TYPE } from '#items/item-types.ts';
import { listGroupIds } from '#items/principals.ts';
import { CONTENT_MEMBERS, toContentMembers } from './content-members.ts';
import { toDownloadRestrictions } from './download-restrictions.ts';
import { ItemPageLoader } from './item-page-loader.ts';
import { toLinkMembers } from './link-members.ts';
import { toPictureMembers } from './picture-members.ts';
import { toPropertyMembers } from './property-members.ts';
import { toRestrictionMembers } from './restriction-members.ts';

type File = DriveSchemas['File'];

/** Builds the File resources of one response for a caller. Skips expensive fields that are not selected. */
export class FileResources {
  readonly #context: { db: Database; clock: Clock; settings: ServiceSettings };
  readonly #db: Database;
  readonly #caller: Caller;
  readonly #users: UserResources;
  readonly #selects: (member: string) => boolean;
  /** The caller's roles on the folders of this response's items, which are often the same folder. */
  readonly #roles = new Map<string, ItemRole | undefined>();
  readonly #includesPublishedView: boolean;
  readonly #includedLabels: readonly string[];
  #groupIds: string | undefined;

  /** `selects` reports whether a field of File is selected. */
  constructor(
    context: {
      db: Database;
      caller: Caller;
      clock: Clock;
      settings: ServiceSettings;
      params: { includePermissionsForView?: string; includeLabels?: string };
    },
    selects: (member: string) => boolean,
  ) {
    this.#context = { db: context.db, clock: context.clock, settings: context.settings };
    this.#db = context.db;
    this.#caller = context.caller;
    this.#users = new UserResources(context.db, context.caller.accountId);
    this.#includesPublishedView = context.params.includePermissionsForView === PUBLISHED_VIEW;
    this.#includedLabels = parseLabelIds(context.params.includeLabels);
    this.#selects = memoize(selects);
  }

  /** Returns the File resources of the items of a page. */
  toResources(items: readonly Item[]): File[] {
    const numbers = items.map(({ number }) => number);
    const roles = this.#needsRole() ? listRoles(this.#db, this.#caller, numbers) : undefined;
    const reads = new ItemPageLoader(this.#db, this.#caller, items);
    return items.map((item) => this.#toResource(item, roles?.get(item.number) ?? 'reader', reads));
  }

  /** Returns the File resource of an item as visible to the caller, with this effective role. */
  toResource(item: Item, knownRole?: ItemRole): File {
    const role =
      knownRole ?? (this.#needsRole() ? findItemRole(this.#db, this.#caller, item.id) : undefined) ?? 'reader';
    return this.#toResource(item, role, new ItemPageLoader(this.#db, this.#caller, [item]));
  }

  #toResource(item: Item, role: ItemRole, reads: ItemPageLoader): File {
    return {
      kind: 'drive#file',
      id: item.id,
      name: item.name,
      mimeType: item.mimeType,
      ...(item.description !== null && { description: item.description }),
      trashed: item.trashed === 1,
      explicitlyTrashed: item.explicitlyTrashed === 1,
      spaces: [item.space],
      version: String(item.version),
      ...(this.#selects('createdTime') && { createdTime: toTimestamp(item.createdAt) }),
      ...(this.#selects('modifiedTime') && { modifiedTime: toTimestamp(item.modifiedAt) }),
      copyRequiresWriterPermission: isCopyRestricted(item),
      viewersCanCopyContent: !isCopyRestricted(item),
      ...(this.#selects('isAppAuthorized') && { isAppAuthorized: isAppAuthorized(item, reads) }),
      ...this.#place(item),
      ...this.#marks(item, reads),
      ...this.#people(item, role),
      ...this.#sharing(item, role, reads),
      ...toPropertyMembers(reads, item, this.#selects),
      ...toLinkMembers(item, this.#context.settings, this.#selects),
      ...(CONTENT_MEMBERS.some(this.#selects) && toContentMembers(item)),
      ...(item.isFolder === 0 &&
        this.#selects('downloadRestrictions') && { downloadRestrictions: toDownloadRestrictions(item) }),
      ...this.#quota(item),
      ...toRestrictionMembers(item, this.#users),
      ...this.#encryption(item, reads),
      ...this.#labels(item),
      ...this.#picture(item, reads),
      ...(this.#selects('capabilities') && {
        capabilities: toCapabilities(item, role, this.#toContext(item, role)),
      }),
    };
  }

  // Whether fields about the caller's permissions are selected. The other fields are the same for all users who can see the item.
  #needsRole(): boolean {
    return ['ownedByMe', 'capabilities', 'permissions', 'permissionIds'].some(this.#selects);
  }

  #toContext(item: Item, role: ItemRole): CapabilityContext {
    return toCapabilityContext(this.#db, this.#caller, { item, role }, (id) => this.#findRole(id));
  }

  #isVisible(itemId: string): boolean {
    return this.#findRole(itemId) !== undefined;
  }

  #findRole(itemId: string): ItemRole | undefined {
    if (this.#roles.has(itemId)) return this.#roles.get(itemId);
    const role = this.#isHiddenFromApp(itemId) ? undefined : findItemRole(this.#db, this.#caller, itemId);
    this.#roles.set(itemId, role);
    return role;
  }

  #isHiddenFromApp(itemId: string): boolean {
    const item = this.#caller.reach === 'drive' ? undefined : findItem(this.#db, itemId);
    return item !== undefined && isHiddenFromApp(this.#db, this.#caller, item);
  }

  #place(item: Item): File {
    const isParentVisible = item.parentId !== null && this.#selects('parents') && this.#isVisible(item.parentId);
    return {
      ...(isParentVisible && item.parentId !== null && { parents: [item.parentId] }),
      ...(item.driveId !== null && { driveId: item.driveId, teamDriveId: item.driveId }),
    };
  }

  #marks(item: Item, reads: ItemPageLoader): File {
    if (!['starred', 'viewedByMe', 'viewedByMeTime', 'modifiedByMe', 'modifiedByMeTime'].some(this.#selects)) return {};
    const [marks] = reads.marks.getRows(item);
    return {
      starred: marks?.starred === 1,
      viewedByMe: typeof marks?.viewedAt === 'number',
      ...(typeof marks?.viewedAt === 'number' && { viewedByMeTime: toTimestamp(marks.viewedAt) }),
      modifiedByMe: typeof marks?.modifiedAt === 'number',
      ...(typeof marks?.modifiedAt === 'number' && { modifiedByMeTime: toTimestamp(marks.modifiedAt) }),
    };
  }

  #people(item: Item, role: ItemRole): File {
    const members = ['lastModifyingUser', 'owners', 'ownedByMe', 'trashingUser', 'trashedTime'];
    if (!members.some(this.#selects)) return {};
    const lastModifyingUser = this.#users.find(item.modifiedBy);
    const owner = this.#users.find(item.ownerId);
    const trashingUser = item.driveId === null ? undefined : this.#users.find(item.trashedBy);
    return {
      ...(lastModifyingUser && { lastModifyingUser }),
      ...(owner && { owners: [owner], ownedByMe: includesRole(role, 'owner') }),
      ...(trashingUser && { trashingUser }),
      ...(item.driveId !== null && item.trashedAt !== null && { trashedTime: toTimestamp(item.trashedAt) }),
    };
  }

  #sharing(item: Item, role: ItemRole, { ownGrants }: ItemPageLoader): File {
    const isInDrive = item.driveId !== null;
    const selected = SHARING_MEMBERS.some(this.#selects);
    const options = { includesPublishedView: this.#includesPublishedView, users: this.#users };
    const permissions = selected
      ? listPermissionResources(this.#db, item, { ...options, ownGrants: ownGrants.getRows(item) })
      : [];
    const maySee = includesRole(role, 'writer');
    return {
      ...(!isInDrive && { writersCanShare: item.writersCanShare === 1 }),
      ...(selected && !isInDrive && { shared: permissions.length > 1 }),
      ...(selected && maySee && { permissionIds: permissions.flatMap(({ id }) => id ?? []) }),
      ...(selected && !isInDrive && canShare(item, role) && { permissions }),
      ...(selected && isInDrive && { hasAugmentedPermissions: ownGrants.getRows(item).length > 0 }),
      ...(item.isFolder === 1 && { inheritedPermissionsDisabled: item.inheritanceDisabled === 1 }),
      ...this.#toSharingFields(item),
    };
  }

  #toSharingFields(item: Item): File {
    if (item.driveId !== null || item.ownerId === this.#caller.accountId) return {};
    if (!this.#selects('sharedWithMeTime') && !this.#selects('sharingUser')) return {};
    this.#groupIds ??= JSON.stringify(listGroupIds(this.#db, this.#caller));
    const grant = this.#db.get<{ grantedAt: number; grantedBy: string | null }>(
      `SELECT granted_at AS grantedAt, granted_by AS grantedBy FROM permissions
       WHERE item_number = ? AND ((type = 'user' AND grantee = ?)
         OR (type = 'group' AND grantee IN (SELECT value FROM json_each(?))))
       ORDER BY granted_at LIMIT 1`,
      item.number,
      this.#caller.accountId,
      this.#groupIds,
    );
    if (!grant) return {};
    const sharingUser = this.#users.find(grant.grantedBy);
    return { sharedWithMeTime: toTimestamp(grant.grantedAt), ...(sharingUser && { sharingUser }) };
  }

  // Counts the latest revision and those kept forever.
  #quota(item: Item): File {
    if (item.isFolder || item.mimeType === SHORTCUT_TYPE || !this.#selects('quotaBytesUsed')) return {};
    return { quotaBytesUsed: String((item.sizeBytes ?? 0) + item.pinnedBytes) };
  }

  #encryption(item: Item, { encryption }: ItemPageLoader): File {
    const [retained] = this.#selects('clientEncryptionDetails') ? encryption.getRows(item) : [];
    return retained ? { clientEncryptionDetails: JSON.parse(retained.details) } : {};
  }

  #picture(item: Item, reads: ItemPageLoader): File {
    return toPictureMembers({ ...this.#context, caller: this.#caller }, item, reads, this.#selects);
  }

  #labels(item: Item): File {
    if (this.#includedLabels.length === 0 || !this.#selects('labelInfo')) return {};
    return { labelInfo: { labels: new LabelResources(this.#db, this.#users).pick(item.number, this.#includedLabels) } };
  }
}

/** Parses the IDs of the labels to include in a resource. Throws 400 for a wildcard. */
function parseLabelIds(list: string | undefined): string[] {
  const ids = (list ?? '').split(',').map((id) => id.trim());
  if (ids.includes('*'))
    throw globalError(400, 'badRequest', 'Wildcards are not supported. List the IDs of the labels.', 'includeLabels');
  return ids.filter((id) => id !== '');
}

/** A page checks the same few fields for each of its items. */
function memoize(selects: (member: string) => boolean): (member: string) => boolean {
  const known = new Map<string, boolean>();
  return (member) => {
    const response = known.get(member) ?? selects(member);
    known.set(member, response);
    return response;
  };
}

/** Whether the calling client was given the item or it is the client's app data. */
function isAppAuthorized(item: Item, { grantedToApp }: ItemPageLoader): boolean {
  return item.space === 'appDataFolder' || grantedToApp.getRows(item).length > 0;
}

function isCopyRestricted(item: Item): boolean {
  return item.copyRequiresWriter === 1 || item.driveCopyRequiresWriter === 1;
}
