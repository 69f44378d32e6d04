import { withoutMarks } from '@rotunda/document-formats/comment-mark';
import type { DocumentComment } from '@rotunda/document-formats/document-comment';
import type { Slide } from '@rotunda/document-formats/slide';
import { strToU8, zipSync } from 'fflate';
import type { Sheet } from '#core/workbook/cell.ts';
import { COMMENTS_TYPE } from './blocks/comments-type.ts';
import { toDisplaySheet } from './blocks/display-sheet.ts';
import { checkCommentLimit, getQuotes, type PlacedComment, placeComments } from './blocks/document-comments.ts';
import { writeCommentSpans } from './blocks/markdown-comments.ts';
import { embedPictures } from './blocks/pictures.ts';
import { type TextBlock, toBlocks } from './blocks/text-blocks.ts';
import { toHtmlTables } from './html/write-html-sheets.ts';
import { toHtmlPage, toHtmlSlides, toPlainText } from './html/write-text.ts';
import { readDocument } from './read-document.ts';
import { readSheets, toDelimited, toXlsx } from './sheets.ts';

/** A conversion job. */
export type Conversion = {
  /** Type of the editor document. */
  documentType: string;
  title: string;
  /** Time of the document's last change, in Unix milliseconds. */
  modifiedAt: number;
  /** The imported content and its type. */
  bytes: Uint8Array;
  sourceType: string;
  /** The declared encoding of a text. */
  charset?: string | undefined;
  targetType: string;
  /** Comments to write into a text document. */
  comments?: readonly PlacedComment[];
};

/** A comment imported with a document, and its quoted text. */
export type ImportedComment = DocumentComment & { quote: string };

const EDITOR = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MAX_PRINTED_CELLS = 60_000;

/**
 * Converts a document to the target format. Rejects if the source does not match its declared type, or if no conversion exists
 * for the document or target type.
 */
export async function convert(conversion: Conversion): Promise<Uint8Array> {
  switch (conversion.documentType) {
    case `${EDITOR}.spreadsheet`:
      return convertSpreadsheet(conversion);
    case `${EDITOR}.presentation`:
      return convertPresentation(conversion);
    case `${EDITOR}.drawing`:
      return convertPresentation({ ...conversion, title: '' });
    case `${EDITOR}.document`:
      return convertText(conversion);
    default:
      throw unsupported(conversion);
  }
}

function unsupported({ documentType, targetType }: Conversion): TypeError {
  return new TypeError(`no conversion from ${documentType} to ${targetType}`);
}

// A thread imports only the libraries that its conversions need.

async function convertText(conversion: Conversion): Promise<Uint8Array> {
  const { bytes, sourceType, charset, targetType, title, modifiedAt } = conversion;
  const { markdown: marked, pictures, comments } = await readDocument(bytes, sourceType, { charset });
  if (targetType === COMMENTS_TYPE) return strToU8(JSON.stringify(toImported(marked, comments)));
  const markdown = withoutMarks(marked);
  const toPage = () => toHtmlPage(marked, title, { pictures, comments: conversion.comments ?? [] });
  const placeAllComments = () => placeComments(toBlocks(marked, pictures), conversion.comments ?? []);
  switch (targetType) {
    case 'text/plain':
      return strToU8(toPlainText(markdown));
    case 'text/markdown':
    case 'text/x-markdown':
      return strToU8(embedPictures(writeCommentSpans(marked, conversion.comments ?? []), pictures));
    case 'text/html':
      return strToU8(toPage());
    case 'application/zip':
      return zipSync({ 'document.html': strToU8(toPage()) });
    case 'application/pdf':
      return (await import('./pdf/write-pdf.ts')).toPdf(placeAllComments(), title);
    case 'application/rtf':
      return strToU8((await import('./office/write-rtf.ts')).toRtf(toBlocks(markdown, pictures)));
    case 'application/epub+zip':
      return (await import('./office/write-epub.ts')).toEpub(toBlocks(markdown, pictures), { title, modifiedAt });
    case 'application/vnd.oasis.opendocument.text':
      return (await import('./open-document/write-open-document.ts')).toOdt(placeAllComments());
    case `${OFFICE}.wordprocessingml.document`:
      return (await import('./office/write-docx.ts')).toDocx(placeAllComments(), title);
    default:
      throw unsupported(conversion);
  }
}

function toImported(markdown: string, comments: readonly DocumentComment[]): ImportedComment[] {
  checkCommentLimit(comments);
  const quotes = getQuotes(toBlocks(markdown));
  return comments.map((comment, number) => ({ ...comment, quote: quotes.get(number)?.trim() ?? '' }));
}

async function convertSpreadsheet(conversion: Conversion): Promise<Uint8Array> {
  const { bytes, sourceType, charset, targetType, title } = conversion;
  const isEmpty = bytes.length === 0 && sourceType === 'text/plain';
  const sheets = isEmpty ? [] : await readSheets(bytes, sourceType, { charset });
  switch (targetType) {
    case 'text/csv':
      return strToU8(toDelimited(sheets, ','));
    case 'text/tab-separated-values':
      return strToU8(toDelimited(sheets, '\t'));
    case 'text/html':
      return strToU8(toHtmlTables(sheets, title));
    case 'application/zip':
      return zipSync({ 'spreadsheet.html': strToU8(toHtmlTables(sheets, title)) });
    case 'application/pdf':
      requirePrintable(sheets);
      return (await import('./pdf/write-pdf.ts')).toPdf({ blocks: sheets.flatMap(toSection), hasCells: false }, title);
    case 'application/vnd.oasis.opendocument.spreadsheet':
    case 'application/x-vnd.oasis.opendocument.spreadsheet':
      return (await import('./open-document/write-ods.ts')).toOds(sheets);
    case `${OFFICE}.spreadsheetml.sheet`:
      return toXlsx(sheets);
    default:
      throw unsupported(conversion);
  }
}

/** Throws RangeError if there are more cells than can be laid out on pages in a few seconds. */
function requirePrintable(sheets: readonly Sheet[]): void {
  const cellCount = sheets.reduce((sum, { rows }) => sum + rows.reduce((count, row) => count + row.length, 0), 0);
  if (cellCount > MAX_PRINTED_CELLS) throw new RangeError(`more than ${MAX_PRINTED_CELLS} cells`);
}

function toSection(sheet: Sheet): TextBlock[] {
  const shown = toDisplaySheet(sheet, { withHidden: false });
  const rows = shown.rows.map(({ cells }) => cells.map(({ text }) => [{ text }]));
  return [
    { kind: 'heading', level: 2, runs: [{ text: sheet.name }] },
    { kind: 'table', rows, sheet: shown },
  ];
}

async function convertPresentation(conversion: Conversion): Promise<Uint8Array> {
  const { bytes, sourceType, targetType, title } = conversion;
  const { readSlides } = await import('./slides.ts');
  const slides = await readSlides(bytes, sourceType, title);
  const first = slides[0] ?? { title, lines: [] };
  switch (targetType) {
    case 'text/plain':
      return strToU8(slides.map(toSlideText).join('\n\n'));
    case 'text/html':
      return strToU8(toHtmlSlides(slides, title));
    case 'application/pdf':
      return (await import('./pdf/write-pdf.ts')).slidesToPdf(slides, title);
    case 'image/svg+xml':
      return strToU8((await import('./draw-slide.ts')).toSvg(first));
    case 'image/png':
      return (await import('./draw-slide.ts')).toPng(first);
    case 'image/jpeg':
      return (await import('./draw-slide.ts')).toJpeg(first);
    case 'application/vnd.oasis.opendocument.presentation':
      return (await import('./open-document/write-open-document.ts')).toOdp(slides);
    case `${OFFICE}.presentationml.presentation`:
      return (await import('./office/write-pptx.ts')).toPptx(slides, title);
    default:
      throw unsupported(conversion);
  }
}

function toSlideText({ title, lines }: Slide): string {
  return [title, ...lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`)].join('\n');
}
