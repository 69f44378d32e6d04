/// <reference path="./domino.d.ts" />
import type { DomDocument, DomElement } from '@mixmark-io/domino';
import { type CommentMark, toMarkName } from '@rotunda/document-formats/comment-mark';
import type { CommentMessage, DocumentComment } from '@rotunda/document-formats/document-comment';
import { escapeXml } from '@rotunda/document-formats/xml';
import { checkMessageLimit, type PlacedComment } from '#drive/documents/conversion/blocks/document-comments.ts';

// The public service writes the comments of a page as links to notes at its end, which link back, with these names.
const REFERENCE = 'cmnt_ref';
const NOTE = 'cmnt';

type Taken = DocumentComment & { replies: CommentMessage[] };

/** Extracts the comments from a page and leaves their marks. */
export function extractComments(document: DomDocument): DocumentComment[] {
  const links = Array.from(document.querySelectorAll(`a[id^="${NOTE}"]`));
  checkMessageLimit(links.filter((link) => link.getAttribute('id')?.startsWith(REFERENCE)).length);
  let count = 0;
  const notes = new Map(links.map((link) => [link.getAttribute('id'), link]));
  return links.flatMap((link): DocumentComment[] => {
    const number = new RegExp(`^${REFERENCE}(\\d{1,6})$`, 'u').exec(link.getAttribute('id') ?? '')?.[1];
    const note = number === undefined ? undefined : notes.get(`${NOTE}${number}`);
    const entry = note && getEntry(note);
    if (!note || !entry || entry.contains(link)) return [];
    note.remove();
    const comment = readThread(entry);
    entry.remove();
    const mark = document.createElement('a');
    const around = link.parentNode;
    (around?.nodeName === 'SUP' ? around : link).replaceWith(mark);
    mark.setAttribute('id', toMarkName('start', count));
    count += 1;
    return [comment];
  });
}

/** Returns the element that contains a whole note, from its first element. */
function getEntry(note: DomElement): DomElement | null {
  const paragraph = note.closest('p');
  const around = paragraph?.parentNode;
  const isWhole = around?.nodeName === 'DIV' && around.querySelectorAll(`a[id^="${NOTE}"]`).length === 1;
  return isWhole ? around : (paragraph ?? null);
}

function readThread(entry: DomElement): Taken {
  const paragraphs = entry.nodeName === 'P' ? [entry] : Array.from(entry.querySelectorAll('p'));
  const messages: { author: string; createdAt: number | undefined; text: string }[] = [];
  for (const paragraph of paragraphs) {
    const author = paragraph.getAttribute('data-author');
    const last = messages.at(-1);
    const text = paragraph.textContent.trim();
    if (last && author === null) last.text = `${last.text}\n${text}`.trim();
    else {
      const time = Date.parse(paragraph.getAttribute('data-created') ?? '');
      messages.push({ author: author ?? '', createdAt: Number.isNaN(time) ? undefined : time, text });
    }
  }
  const [first = { author: '', createdAt: undefined, text: '' }, ...replies] = messages;
  return { ...first, isResolved: false, replies };
}

/** Writes comments into a page, at the ends of the texts that they refer to. */
export class HtmlComments {
  readonly #comments = new Map<number, PlacedComment[]>();
  readonly #ended: ReadonlySet<number>;
  readonly #notes: string[] = [];

  /** `markdown` is the text with its marks. */
  constructor(markdown: string, comments: readonly PlacedComment[]) {
    for (const comment of comments) {
      this.#comments.set(comment.mark, [...(this.#comments.get(comment.mark) ?? []), comment]);
    }
    this.#ended = new Set(Array.from(markdown.matchAll(/\(comment-end-(\d+)\)/gu), ([, number]) => Number(number)));
  }

  /** Returns the links to the comments at a mark. */
  place({ side, number }: CommentMark): string {
    if (side === 'start' && this.#ended.has(number)) return '';
    const links = (this.#comments.get(number) ?? []).map((comment) => this.#toLink(comment));
    this.#comments.delete(number);
    return links.join('');
  }

  /** Returns the contents of the placed comments. */
  toNotes(): string {
    return this.#notes.join('');
  }

  #toLink(comment: PlacedComment): string {
    const number = this.#notes.length + 1;
    const label = toLetters(number);
    const back = `<a href="#${REFERENCE}${number}" id="${NOTE}${number}">[${label}]</a> `;
    const messages = [comment, ...comment.replies].map((message, index) =>
      toParagraphs(message, index === 0 ? back : ''),
    );
    this.#notes.push(`<div style="border:1px solid black;margin:5px">${messages.join('')}</div>\n`);
    return `<sup><a href="#${NOTE}${number}" id="${REFERENCE}${number}">[${label}]</a></sup>`;
  }
}

function toParagraphs({ author, createdAt, text }: CommentMessage, mark: string): string {
  const created = createdAt === undefined ? '' : ` data-created="${new Date(createdAt).toISOString()}"`;
  const [first = '', ...others] = text.split('\n').map(escapeXml);
  const start = `<p data-author="${escapeXml(author)}"${created}>${mark}${first}</p>`;
  return [start, ...others.map((line) => `<p>${line}</p>`)].join('');
}

/** Converts a number to letters: a to z, then aa. */
function toLetters(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return `${rest > 0 ? toLetters(rest) : ''}${String.fromCharCode(97 + ((number - 1) % 26))}`;
}
