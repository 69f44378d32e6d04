import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { parseDateTimeOrDate } from '#core/parse-date-time.ts';

/** Read-only fields of File. */
const OUTPUT_ONLY = [
  'version',
  'size',
  'md5Checksum',
  'sha1Checksum',
  'sha256Checksum',
  'headRevisionId',
  'quotaBytesUsed',
  'owners',
  'ownedByMe',
  'shared',
  'capabilities',
  'permissions',
  'permissionIds',
  'driveId',
  'teamDriveId',
  'explicitlyTrashed',
  'lastModifyingUser',
  'webViewLink',
  'webContentLink',
  'iconLink',
  'thumbnailLink',
  'thumbnailVersion',
  'imageMediaMetadata',
  'videoMediaMetadata',
  'spaces',
  'exportLinks',
  'fileExtension',
  'fullFileExtension',
  'modifiedByMe',
  'viewedByMe',
  'hasThumbnail',
  'sharingUser',
  'sharedWithMeTime',
  'modifiedByMeTime',
  'labelInfo',
  'hasAugmentedPermissions',
  'trashingUser',
  'trashedTime',
  'isAppAuthorized',
  'resourceKey',
] as const;

const MAX_INDEXABLE_BYTES = 128 * 1024;

/**
 * Throws 403 `fieldNotWritable` if the body contains a field that clients may not set here. Accepts `kind`, which clients echo.
 */
export function rejectReadOnlyMembers(body: DriveSchemas['File'] | undefined, alsoRefused: readonly string[]): void {
  for (const member of [...OUTPUT_ONLY, ...alsoRefused]) {
    if (body !== undefined && Object.hasOwn(body, member)) throw readOnlyMemberError(member);
  }
}

/** 403: clients may not set this field here. */
export function readOnlyMemberError(member: string): ServiceError {
  const message =
    member === 'parents'
      ? 'The parents field is not directly writable in update requests. Use the addParents and removeParents parameters instead.'
      : `The resource body includes fields which are not directly writable: ${member}.`;
  return globalError(403, 'fieldNotWritable', message);
}

/** Returns the client-supplied text for search, if any. Throws 400 if it exceeds 128 KB. */
export function readIndexableText({ contentHints }: DriveSchemas['File']): string | undefined {
  const text = contentHints?.indexableText;
  if (text === undefined || text === null) return undefined;
  if (Buffer.byteLength(text) <= MAX_INDEXABLE_BYTES) return text;
  throw globalError(400, 'invalid', 'Invalid Value', 'contentHints.indexableText');
}

/** Parses a date-time or date in a body to Unix milliseconds. Returns undefined if it is missing. Throws 400 if it is invalid. */
export function parseTime(text: string | undefined, location: string): number | undefined {
  if (text === undefined || text === null) return undefined;
  const timeMs = parseDateTimeOrDate(text);
  if (timeMs === undefined) throw globalError(400, 'invalid', 'Invalid Value', location);
  return timeMs;
}

/**
 * Parses a media type in a body or header, without parameters. Throws 400 if the text is invalid, because it becomes a header.
 */
export function parseMimeType(text: string | undefined): string | undefined {
  const mimeType = text?.split(';')[0]?.trim();
  if (!mimeType) return undefined;
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/u.test(mimeType)) throw globalError(400, 'invalid', 'Invalid Value', 'mimeType');
  return mimeType;
}
