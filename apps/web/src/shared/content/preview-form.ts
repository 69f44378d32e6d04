import { contentKind } from './content-kind.ts';
import { decodableFormatOf } from './decoding/decodable-format.ts';

/** Forms in which content is shown: as it is meant, or as text, or its first bytes. */
export type PreviewForm = 'document' | 'image' | 'pdf' | 'markdown' | 'table' | 'code' | 'text' | 'hex';

const CODE_TYPES = /json$|javascript$|html$|xml$/;

/** How the content of a file is shown, by its type, its size in bytes and its name; undefined when it has no bytes. */
export function previewForm(mimeType = '', size?: string, name = ''): PreviewForm | undefined {
  if (size === undefined) return undefined;
  const kind = contentKind(mimeType, size, name);
  if (kind === undefined) return 'hex';
  if (kind === 'text' && decodableFormatOf(mimeType, name) !== undefined) return 'document'; // A page of HTML.
  if (kind !== 'text') return kind;
  if (mimeType === 'text/markdown' || /\.(?:md|markdown)$/i.test(name)) return 'markdown';
  if (mimeType === 'text/csv' || mimeType === 'text/tab-separated-values') return 'table';
  return CODE_TYPES.test(mimeType) || /\.(?:js|mjs|ts|gs|json|html?|svg|xml)$/i.test(name) ? 'code' : 'text';
}

/** Language of code for the editor, by its type and name. */
export function codeLanguageOf(mimeType = '', name = ''): 'SERVER_JS' | 'HTML' | 'JSON' {
  if (/json$/.test(mimeType) || /\.json$/i.test(name)) return 'JSON';
  return /html$|xml$/.test(mimeType) || /\.(?:html?|svg|xml)$/i.test(name) ? 'HTML' : 'SERVER_JS';
}
