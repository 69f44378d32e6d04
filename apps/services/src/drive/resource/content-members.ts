import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Item } from '#items/item.ts';
import { isBlobType, isEditorType, SHORTCUT_TYPE } from '#items/item-types.ts';

/** Names of the fields that describe the content type of an item. */
export const CONTENT_MEMBERS = [
  'shortcutDetails',
  'folderColorRgb',
  'size',
  'md5Checksum',
  'sha1Checksum',
  'sha256Checksum',
  'headRevisionId',
  'originalFilename',
  'fileExtension',
  'fullFileExtension',
] as const;

/** Returns the fields of a File resource that describe the item's content type. */
export function toContentMembers(item: Item): DriveSchemas['File'] {
  const color = item.folderColor === null ? {} : { folderColorRgb: item.folderColor };
  if (item.mimeType === SHORTCUT_TYPE) {
    return {
      ...color,
      shortcutDetails: {
        ...(item.shortcutTargetId !== null && { targetId: item.shortcutTargetId }),
        ...(item.shortcutTargetMimeType !== null && { targetMimeType: item.shortcutTargetMimeType }),
      },
    };
  }
  if (item.isFolder) return color;
  const size = String(item.sizeBytes ?? 0);
  if (isEditorType(item.mimeType) || !isBlobType(item.mimeType)) return { size };
  const extension = /\.([^./]+)$/u.exec(item.name)?.[1];
  const fullExtension = /\.(tar\.[^./]+)$/iu.exec(item.name)?.[1] ?? extension;
  return {
    size,
    ...(item.md5 !== null && { md5Checksum: item.md5 }),
    ...(item.sha1 !== null && { sha1Checksum: item.sha1 }),
    ...(item.blobSha256 !== null && { sha256Checksum: item.blobSha256 }),
    ...(item.headRevisionId !== null && { headRevisionId: item.headRevisionId }),
    originalFilename: item.originalFilename ?? item.name,
    ...(extension !== undefined && { fileExtension: extension }),
    ...(fullExtension !== undefined && { fullFileExtension: fullExtension }),
  };
}
