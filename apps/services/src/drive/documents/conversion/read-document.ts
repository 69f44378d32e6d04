import { hideMarks } from '@rotunda/document-formats/comment-mark';
import type { DocumentComment } from '@rotunda/document-formats/document-comment';
import { findMetaCharset } from '@rotunda/document-formats/meta-charset';
import { rtfToHtml } from '@rotunda/document-formats/rtf-to-html';
import { extractCommentSpans } from './blocks/markdown-comments.ts';
import { PictureStore, type Pictures } from './blocks/pictures.ts';
import { escapePlain } from './blocks/plain-text.ts';
import { toText } from './blocks/to-text.ts';
import { toMarkdown, toMarkdownWithComments } from './html/html-to-markdown.ts';
import { readOdt } from './open-document/read-odt.ts';

/** A document as Markdown with its pictures and comments. */
export type DocumentText = { markdown: string; pictures: Pictures; comments: readonly DocumentComment[] };

/**
 * Converts imported bytes to Markdown with pictures. `charset` is the declared encoding of a text. Rejects if the bytes do not
 * match their type, or if a Word document decompresses to more than `maxUnpackedBytes`.
 */
export async function readDocument(
  bytes: Uint8Array,
  mimeType: string,
  { maxUnpackedBytes, charset }: { maxUnpackedBytes?: number | undefined; charset?: string | undefined } = {},
): Promise<DocumentText> {
  const shelf = new PictureStore();
  const comments: DocumentComment[] = [];
  const markdown = await readMarkdown(bytes, mimeType, { shelf, comments, maxUnpackedBytes, charset });
  return { markdown, pictures: shelf.pictures, comments };
}

type Means = {
  shelf: PictureStore;
  /** Receives the comments. */
  comments: DocumentComment[];
  maxUnpackedBytes: number | undefined;
  charset: string | undefined;
};

async function readMarkdown(bytes: Uint8Array, mimeType: string, means: Means): Promise<string> {
  const { shelf, charset } = means;
  if (mimeType.startsWith('image/')) return `![](${await shelf.putWhole(bytes)})`;
  switch (mimeType) {
    case 'text/markdown':
      return fromMarkdown(await shelf.putEmbedded(toText(bytes, charset)), means);
    case 'text/plain':
      return escapePlain(toText(bytes, charset));
    case 'text/html':
      return fromPage(await shelf.putEmbedded(toText(bytes, charset ?? findMetaCharset(bytes))), means);
    case 'application/pdf':
      return fromPdf(bytes, means);
    case 'application/rtf':
    case 'text/rtf':
      return toMarkdown(await shelf.putEmbedded(rtfToHtml(bytes, 'accept').html));
    case 'application/vnd.oasis.opendocument.text':
      return fromProgram(await readOdt(bytes, shelf), means);
    default:
      return fromWord(bytes, means);
  }
}

// Imported only for Word documents, as the library for PDF.
async function fromWord(bytes: Uint8Array, means: Means): Promise<string> {
  const { readDocx } = await import('./office/read-docx.ts');
  return fromProgram(await readDocx(bytes, means), means);
}

function fromProgram({ html, comments }: { html: string; comments: DocumentComment[] }, means: Means): string {
  for (const comment of comments) means.comments.push(comment);
  return toMarkdown(html);
}

function fromMarkdown(text: string, means: Means): string {
  const { markdown, comments } = extractCommentSpans(hideMarks(text));
  for (const comment of comments) means.comments.push(comment);
  return markdown;
}

function fromPage(html: string, means: Means): string {
  const { markdown, comments } = toMarkdownWithComments(html);
  for (const comment of comments) means.comments.push(comment);
  return markdown;
}

// Imported only for PDF because the library is large.
async function fromPdf(bytes: Uint8Array, means: Means): Promise<string> {
  const { readPdfDocument } = await import('./pdf/read-pdf-document.ts');
  const { markdown, comments } = await readPdfDocument(bytes, means.shelf);
  for (const comment of comments) means.comments.push(comment);
  return markdown;
}
