import { findDecodableFormat } from '#shared/content/decoding/decodable-format.ts';
import { getEnding, resolveMimeType } from '#shared/content/resolve-mime-type.ts';
import { findContentKind } from './content-kind.ts';

/** The forms in which content is shown: in its own form, as text, or as its first bytes. */
export type PreviewForm =
  | 'archive'
  | 'document'
  | 'font'
  | 'image'
  | 'media'
  | 'pdf'
  | 'markdown'
  | 'sheet'
  | 'json'
  | 'code'
  | 'text'
  | 'hex';

const CODE_TYPES = /javascript$|html$|xml$|x-code$|css$|sql$|x-yaml$|x-sh$/;
const CODE_ENDINGS = /^(?:js|mjs|cjs|ts|gs|html?|svg|xml|css|py|ya?ml|sh|sql)$/;

/** Returns how the content of a file is shown, by its type, size in bytes and name. Returns undefined if it has no bytes. */
export function previewForm(mimeType = '', size?: string, name = ''): PreviewForm | undefined {
  if (size === undefined) return undefined;
  const kind = findContentKind(mimeType, size, name);
  if (kind === undefined) return 'hex';
  if (kind === 'text' && findDecodableFormat(mimeType, name) !== undefined) return 'document'; // An HTML page.
  return kind === 'text' ? findTextForm(resolveMimeType(mimeType, name), getEnding(name)) : kind;
}

function findTextForm(type: string, ending: string): PreviewForm {
  if (type === 'text/markdown' || ending === 'md' || ending === 'markdown') return 'markdown';
  if (/json$/.test(type) || ending === 'json') return 'json';
  return CODE_TYPES.test(type) || CODE_ENDINGS.test(ending) ? 'code' : 'text';
}
