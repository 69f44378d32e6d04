import mammoth from 'mammoth';
import TurndownService from 'turndown';
import { toPlainArchive } from './read-archive.ts';
import { readOdt } from './read-open-document.ts';
import { readRtf } from './read-rtf.ts';

const MAX_PDF_CHARACTERS = 2_000_000;

/** Imported bytes as Markdown. Rejects when they are not what their type says. */
export async function readDocument(bytes: Uint8Array, mimeType: string): Promise<string> {
  if (mimeType === 'text/markdown') return toText(bytes);
  if (mimeType === 'text/plain') return escapePlain(toText(bytes));
  if (mimeType === 'text/html') return fromHtml(toText(bytes));
  if (mimeType === 'application/pdf') return escapePlain(await readPdfText(bytes));
  if (mimeType === 'application/rtf' || mimeType === 'text/rtf') return fromHtml(readRtf(bytes));
  if (mimeType === 'application/vnd.oasis.opendocument.text') return fromHtml(readOdt(bytes));
  const archive = { buffer: Buffer.from(toPlainArchive(bytes)) };
  const { value } = await mammoth.convertToHtml(archive, { externalFileAccess: false });
  return fromHtml(value);
}

/** Bytes as text: UTF-8, or UTF-16 with a byte order mark. What is neither shows as replacement characters. */
export function toText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n');
}

// Loaded for PDF only: the library is large.
async function readPdfText(bytes: Uint8Array): Promise<string> {
  const { readPdf } = await import('./read-pdf.ts');
  return readPdf(bytes, MAX_PDF_CHARACTERS);
}

function fromHtml(html: string): string {
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  service.remove(['script', 'style', 'noscript', 'title']);
  return html.trim() === '' ? '' : service.turndown(html);
}

/** Plain text in which nothing reads as Markdown; lines stay lines. */
function escapePlain(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&@]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replaceAll(/^[ \t]+/gm, '')
    .replaceAll(/^([-+=]|\d+[.)])/gm, (marker) => `${marker.slice(0, -1)}\\${marker.slice(-1)}`)
    .replaceAll(/([^\n])\n(?=[^\n])/g, '$1  \n');
}
