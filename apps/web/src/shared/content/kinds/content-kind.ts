import { findArchiveFormat } from '#shared/content/decoding/archive-format.ts';
import { findDecodableFormat } from '#shared/content/decoding/decodable-format.ts';
import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';
import { findSheetFormat } from '#shared/content/sheets/model/sheet-format.ts';

/** Ways in which content is shown. */
export type ContentKind = 'archive' | 'document' | 'font' | 'image' | 'media' | 'pdf' | 'sheet' | 'text';

/** The maximum size of binary content that can be shown and compared. */
export const MAX_CONTENT_BYTES = 50 * 1024 * 1024; // It is loaded completely, and more would exhaust the tab's memory.
const TEXT_TYPES = /^text\/|[/+](?:json|xml|javascript|x-yaml|x-sh|sql)$/;
const IMAGE_TYPES = /^image\/(?:png|apng|jpeg|gif|webp|avif|bmp|svg\+xml|tiff|hei[cf](?:-sequence)?)$/;
const FONT_TYPES =
  /^(?:font\/(?:otf|ttf|sfnt|woff2?|collection)|application\/(?:(?:x-)?font-(?:otf|ttf|woff2?)|vnd\.ms-opentype|x-font-opentype|x-font-truetype))$/;
const MEDIA_TYPES = /^(?:audio|video)\//;

/**
 * Returns how content can be shown, by its type, size in bytes and name. Returns undefined if it cannot be shown or has no bytes.
 */
export function findContentKind(mimeType = '', size?: string, name?: string): ContentKind | undefined {
  if (size === undefined) return undefined;
  if (findSheetFormat(mimeType, name) !== undefined) return 'sheet';
  const type = resolveMimeType(mimeType, name);
  // A player streams its content, so media can be of any size.
  if (MEDIA_TYPES.test(type)) return 'media';
  const isImage = IMAGE_TYPES.test(type);
  if (!isImage && TEXT_TYPES.test(type) && type !== 'text/rtf') return 'text';
  if (Number(size) > MAX_CONTENT_BYTES) return undefined;
  if (isImage) return 'image';
  if (FONT_TYPES.test(type)) return 'font';
  if (type === 'application/pdf') return 'pdf';
  if (findArchiveFormat(mimeType, name) !== undefined) return 'archive';
  return findDecodableFormat(mimeType, name) && 'document';
}
