import { decodableFormatOf } from './decoding/decodable-format.ts';
import { typeByName } from './type-by-name.ts';

/** Ways in which content is shown. */
export type ContentKind = 'document' | 'image' | 'pdf' | 'text';

const MAX_WHOLE_BYTES = 50 * 1024 * 1024; // Images and PDFs are needed whole; larger ones would fill the tab's memory.
const TEXT_TYPES = /^text\/|[/+](?:json|xml|javascript|x-yaml|x-sh|sql)$/;
const IMAGE_TYPES = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/; // No SVG: it can hold script.

/** How content can be shown, by its type, its size in bytes and its name; undefined when it cannot, or has no bytes. */
export function contentKind(mimeType = '', size?: string, name?: string): ContentKind | undefined {
  if (size === undefined) return undefined;
  const type = typeByName(mimeType, name);
  if (TEXT_TYPES.test(type) && type !== 'text/rtf') return 'text';
  if (Number(size) > MAX_WHOLE_BYTES) return undefined;
  if (IMAGE_TYPES.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  return decodableFormatOf(mimeType, name) && 'document';
}
