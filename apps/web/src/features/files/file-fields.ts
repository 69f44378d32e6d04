import type { StoredFile } from '#shared/files/file.ts';

const CAPABILITIES =
  'canDownload,canEdit,canStartApproval,canShare,canComment,canReadRevisions,canRename,canTrash,canUntrash,canDelete,canCopy,canModifyContentRestriction,canModifyLabels';
const OWNERS = 'owners(displayName,emailAddress,me)';

/** The field masks of the file members in lists. `ListedFile` has only these members, so columns cannot read others. */
const LISTED_MEMBERS = [
  'id',
  'name',
  'mimeType',
  OWNERS,
  'createdTime',
  'modifiedTime',
  'lastModifyingUser(displayName)',
  'size',
  'shared',
  'permissionIds',
  'hasAugmentedPermissions',
  'inheritedPermissionsDisabled',
  'starred',
  'trashed',
  'driveId',
  'parents',
  'version',
  'contentRestrictions(readOnly)',
  'shortcutDetails(targetId,targetMimeType)',
  `capabilities(${CAPABILITIES})`,
] as const;

type MemberOf<Mask extends string> = Mask extends `${infer Member}(${string}` ? Member : Mask;

/** A file as lists return it. */
export type ListedFile = Pick<StoredFile, MemberOf<(typeof LISTED_MEMBERS)[number]>>;

/** The field mask of a list of files. */
export const LIST_FIELDS = `nextPageToken,incompleteSearch,files(${LISTED_MEMBERS.join()})`;

/** The field mask of a file on its own screen. */
export const FILE_FIELDS = `id,name,mimeType,description,${OWNERS},createdTime,modifiedTime,lastModifyingUser(displayName),size,shared,starred,trashed,trashedTime,trashingUser(displayName),driveId,parents,version,md5Checksum,sha256Checksum,headRevisionId,contentRestrictions(readOnly,reason,restrictionTime),capabilities(${CAPABILITIES})`;
