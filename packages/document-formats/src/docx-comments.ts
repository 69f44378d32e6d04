import { strFromU8, strToU8 } from 'fflate';
import { toMarkName } from './comment-mark.ts';
import type { DocumentComment } from './document-comment.ts';
import { readXml } from './xml.ts';

type Found = { id: string; author: string; date: string; text: string; paragraphId: string };
type Thread = { parent: string; isResolved: boolean };

const DOCUMENT = 'word/document.xml';
const TAG =
  /<w:comment(RangeStart|RangeEnd|Reference)\s(?:(?!w:id=)[^<>])*w:id="([^"<>]*)"[^<>]*>|<w:p(?:\s[^<>]*[^<>/])?>|<\/w:p>/gu;

/** The comments of a Word document, and their numbers by the document's IDs. */
export type DocxComments = { comments: DocumentComment[]; numbers: ReadonlyMap<string, number> };

/** Reads the comments of a Word document from its parts. */
export function readDocxComments(parts: ReadonlyMap<string, Uint8Array>): DocxComments {
  const found = readMessages(getText(parts, 'word/comments.xml'));
  const threads = readThreads(getText(parts, 'word/commentsExtended.xml'));
  const roots = new Map<string, DocumentComment & { replies: DocumentComment[] }>();
  const numbers = new Map<string, number>();
  for (const { id, author, date, text, paragraphId } of found) {
    const { parent = '', isResolved = false } = threads.get(paragraphId) ?? {};
    const comment = { author, createdAt: toTime(date), text, isResolved, replies: [] };
    const root = roots.get(parent);
    if (root) root.replies.push(comment);
    else {
      numbers.set(id, roots.size);
      roots.set(paragraphId || `id ${id}`, comment);
    }
  }
  return { comments: [...roots.values()], numbers };
}

/**
 * Adds bookmarks at the starts and ends of comments to the parts of a Word document, because the reader library ignores these
 * positions.
 */
export function markComments(
  parts: ReadonlyMap<string, Uint8Array>,
  { numbers }: DocxComments,
): ReadonlyMap<string, Uint8Array> {
  const document = parts.get(DOCUMENT);
  if (!document || numbers.size === 0) return parts;
  const xml = strFromU8(document);
  const ranged = new Set(
    Array.from(xml.matchAll(/<w:commentRangeStart\s(?:(?!w:id=)[^<>])*w:id="([^"<>]*)"/gu), ([, id]) => id),
  );
  let [isInParagraph, waiting] = [false, ''];
  const marked = xml.replaceAll(TAG, (tag: string, kind: string | undefined, id: string) => {
    if (kind === undefined) {
      isInParagraph = tag !== '</w:p>';
      const marks = isInParagraph ? waiting : '';
      if (isInParagraph) waiting = '';
      return `${tag}${marks}`;
    }
    const number = numbers.get(id);
    if (number === undefined || (kind === 'Reference' && ranged.has(id))) return tag;
    const side = kind === 'RangeEnd' ? 'end' : 'start';
    const mark = `<w:bookmarkStart w:id="0" w:name="${toMarkName(side, number)}"/>`;
    // A position between paragraphs moves to the start of the next one.
    if (isInParagraph) return mark;
    waiting += mark;
    return '';
  });
  return new Map([...parts, [DOCUMENT, strToU8(marked)]]);
}

function getText(parts: ReadonlyMap<string, Uint8Array>, name: string): string {
  return strFromU8(parts.get(name) ?? new Uint8Array());
}

function readMessages(xml: string): Found[] {
  const found: Found[] = [];
  let isText = false;
  for (const piece of readXml(xml)) {
    const message = found.at(-1);
    if (piece.kind === 'text') {
      if (isText && message) message.text += piece.text;
    } else if (piece.name === 'w:t') isText = piece.kind === 'open';
    else if (piece.kind === 'close') {
      if (piece.name === 'w:comment' && message) message.text = message.text.trim();
    } else if (piece.name === 'w:comment') found.push(toMessage(piece.attributes));
    else if (message && piece.name === 'w:p') {
      if (message.text !== '') message.text += '\n';
      message.paragraphId = piece.attributes.get('w14:paraId') ?? message.paragraphId;
    } else if (message && piece.name === 'w:br') message.text += '\n';
  }
  return found;
}

function toMessage(attributes: ReadonlyMap<string, string>): Found {
  return {
    id: attributes.get('w:id') ?? '',
    author: attributes.get('w:author') ?? '',
    date: attributes.get('w:date') ?? '',
    text: '',
    paragraphId: '',
  };
}

/** Reads the thread data of comments, by the ID of their last paragraph. */
function readThreads(xml: string): Map<string, Thread> {
  const threads = new Map<string, Thread>();
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text' || piece.kind === 'close' || piece.name !== 'w15:commentEx') continue;
    const parent = piece.attributes.get('w15:paraIdParent') ?? '';
    const isResolved = /^(?:1|true)$/u.test(piece.attributes.get('w15:done') ?? '');
    threads.set(piece.attributes.get('w15:paraId') ?? '', { parent, isResolved });
  }
  return threads;
}

function toTime(date: string): number | undefined {
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : time;
}
