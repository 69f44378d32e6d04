import { strFromU8 } from 'fflate';
import { readArchive } from '#core/read-archive.ts';
import { toText } from '#drive/documents/conversion/blocks/to-text.ts';
import { isContainer, readContainer } from './read-containers.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const XLSX = `${OFFICE}.spreadsheetml.sheet`;

/** XML archive formats and the parts that contain their text. */
const XML_PARTS: Readonly<Record<string, RegExp>> = {
  [`${OFFICE}.presentationml.presentation`]: /^ppt\/(?:slides|notesSlides)\/[^/]+\.xml$/u,
  [`${OPEN}.text`]: /^content\.xml$/u,
  [`${OPEN}.spreadsheet`]: /^content\.xml$/u,
  [`${OPEN}.presentation`]: /^content\.xml$/u,
};

// The text of every uploaded file is extracted, from any sender, and only the beginning is stored.
const MAX_UNPACKED_BYTES = 64 * 2 ** 20;

const CONVERTED = ['text/html', 'application/rtf', 'text/rtf', `${OFFICE}.wordprocessingml.document`];

/** Extracts the words of a file's content, up to `maxCharacters`. Rejects if the content does not match its type. */
export async function extractText(bytes: Uint8Array, mimeType: string, maxCharacters: number): Promise<string> {
  const text = await readText(bytes, mimeType, maxCharacters);
  return text.slice(0, maxCharacters).toWellFormed();
}

// A thread loads only the libraries that its contents need: loading all of them takes longer than reading most contents.

async function readText(bytes: Uint8Array, mimeType: string, maxCharacters: number): Promise<string> {
  if (isContainer(mimeType)) return readContainer(bytes, mimeType, { maxCharacters, readWords: extractText });
  const parts = XML_PARTS[mimeType];
  if (parts) return await readXmlParts(bytes, parts);
  if (mimeType === 'application/pdf') {
    const { readPdf } = await import('#drive/documents/conversion/pdf/read-pdf.ts');
    return readPdf(bytes, maxCharacters);
  }
  if (CONVERTED.includes(mimeType)) return readConverted(bytes, mimeType);
  if (mimeType !== XLSX) return toText(bytes);
  const { readWorkbookText } = await import('./read-workbook-text.ts');
  return readWorkbookText(bytes, MAX_UNPACKED_BYTES);
}

async function readConverted(bytes: Uint8Array, mimeType: string): Promise<string> {
  const { readDocument } = await import('#drive/documents/conversion/read-document.ts');
  const { toPlainText } = await import('#drive/documents/conversion/html/write-text.ts');
  return toPlainText((await readDocument(bytes, mimeType, { maxUnpackedBytes: MAX_UNPACKED_BYTES })).markdown);
}

async function readXmlParts(bytes: Uint8Array, parts: RegExp): Promise<string> {
  const files = await readArchive(bytes, (name) => parts.test(name), MAX_UNPACKED_BYTES);
  return [...files.values()].map((file) => toWords(strFromU8(file))).join('\n');
}

/** Extracts the text between XML tags. Tags inside a word, such as bold, do not split it. */
function toWords(xml: string): string {
  const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return xml
    .replaceAll(/<\/(?:a:p|text:p|text:h|table:table-cell)>|<(?:a:br|text:line-break|text:tab|text:s)\b[^>]*>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/gu, (whole, name) => references[name] ?? whole);
}
