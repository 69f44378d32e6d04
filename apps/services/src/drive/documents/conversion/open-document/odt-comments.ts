import { escapeXml } from '@rotunda/document-formats/xml';
import type { WrittenComment } from '#drive/documents/conversion/blocks/document-comments.ts';
import type { TextRun } from '#drive/documents/conversion/blocks/text-blocks.ts';

const PLACE = /<office:annotation office:name="c(\d+)"\/>/gu;

/**
 * Writes placeholders for the starts and ends of comments in the content of an OpenDocument text. `putAnnotations` inserts the
 * comments.
 */
export function toPlaces({ commentStarts = [], commentEnds = [] }: TextRun): string {
  const starts = commentStarts.map((id) => `<office:annotation office:name="c${id}"/>`);
  return [...starts, ...commentEnds.map((id) => `<office:annotation-end office:name="c${id}"/>`)].join('');
}

/** Inserts the comments into the content of an OpenDocument text. */
export function putAnnotations(content: string, comments: readonly WrittenComment[]): string {
  return content.replaceAll(PLACE, (_, id: string) => {
    const comment = comments[Number(id)];
    return comment ? toAnnotation(comment) : '';
  });
}

// Uses LibreOffice's format for threads and resolved comments, which the standard does not support.
function toAnnotation({ id, parentId, author, createdAt, text, isResolved }: WrittenComment): string {
  const parent = parentId === undefined ? '' : ` loext:parent-name="c${parentId}"`;
  const date = createdAt === undefined ? '' : `<dc:date>${new Date(createdAt).toISOString().slice(0, 19)}</dc:date>`;
  const lines = text.split('\n').map((line) => `<text:p>${escapeXml(line)}</text:p>`);
  return `<office:annotation office:name="c${id}" loext:resolved="${isResolved}"${parent}><dc:creator>${escapeXml(author)}</dc:creator>${date}${lines.join('')}</office:annotation>`;
}
