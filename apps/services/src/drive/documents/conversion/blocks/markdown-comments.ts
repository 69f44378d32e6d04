import { MARK, toMark } from '@rotunda/document-formats/comment-mark';
import type { CommentMessage, DocumentComment } from '@rotunda/document-formats/document-comment';
import { checkMessageLimit, type PlacedComment } from './document-comments.ts';
import { escapePlain } from './plain-text.ts';
import { toBlocks, toPlain } from './text-blocks.ts';

// Comments in Markdown are spans in the Pandoc format, which Pandoc reads from and writes to DOCX: `[Really?]{.comment-start
// id="0" author="Bo" date="…"}the text[]{.comment-end id="0"}`. Pandoc has no replies, so a reply names its comment as its
// `parent`.

const CODE = String.raw`^ {0,3}(\x60{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[\x60~]*[ \t]*$|(?![\s\S]))|(?<!\x60)(\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!\x60)\2(?!\x60)`;
const INNER = String.raw`(?:\\[\s\S]|[^\\[\]]|\[(?:\\[\s\S]|[^\\[\]])*\])*`;
const ATTRIBUTES = String.raw`(?:\s+[\w-]+="(?:\\[\s\S]|[^"\\])*")*`;
const SPAN = String.raw`\[(${INNER})\]\{\.comment-(start|end)(${ATTRIBUTES})\s*\}`;
const TAG = String.raw`<span\s+class="comment-(start|end)"((?:\s+[\w-]+="[^"]*")*)\s*>((?:(?!</?span)[\s\S])*)</span>`;
const PIECE = new RegExp(String.raw`${CODE}|\\[\s\S]|${SPAN}|${TAG}`, 'gmu');
const ATTRIBUTE = /([\w-]+)="((?:\\[\s\S]|[^"\\])*)"/gu;

type Thread = DocumentComment & { replies: CommentMessage[] };

/** Extracts the comments from a Markdown text and leaves their marks. */
export function extractCommentSpans(markdown: string): { markdown: string; comments: DocumentComment[] } {
  if (!/comment-start/u.test(markdown)) return { markdown, comments: [] };
  const taken = new ExtractedComments();
  return { markdown: taken.takeFrom(markdown), comments: taken.comments };
}

class ExtractedComments {
  readonly comments: Thread[] = [];
  readonly #numbers = new Map<string, number>();
  #count = 0;

  takeFrom(markdown: string): string {
    return markdown.replaceAll(PIECE, (piece: string, ...groups: (string | undefined)[]) => {
      const [, , text = groups[7] ?? '', side = groups[5], written = groups[6] ?? ''] = groups;
      if (side === undefined) return piece;
      const attributes = readAttributes(written);
      return side === 'start' ? this.#begin(text, attributes) : this.#end(text, attributes);
    });
  }

  #begin(text: string, attributes: ReadonlyMap<string, string>): string {
    this.#count += 1;
    checkMessageLimit(this.#count);
    const message = toMessage(text, attributes);
    const parent = this.#numbers.get(attributes.get('parent') ?? '');
    if (parent !== undefined) {
      this.comments[parent]?.replies.push(message);
      return '';
    }
    const own = this.comments.push({ ...message, isResolved: attributes.get('resolved') === 'true', replies: [] }) - 1;
    const id = attributes.get('id') ?? '';
    if (!this.#numbers.has(id)) this.#numbers.set(id, own);
    return toMark('start', own);
  }

  /** Pandoc nests the ends of comments. */
  #end(text: string, attributes: ReadonlyMap<string, string>): string {
    const number = this.#numbers.get(attributes.get('id') ?? '');
    return this.takeFrom(text) + (number === undefined ? '' : toMark('end', number));
  }
}

function readAttributes(written: string): ReadonlyMap<string, string> {
  const pairs = Array.from(written.matchAll(ATTRIBUTE), ([, name = '', value = '']): [string, string] => [name, value]);
  return new Map(pairs.map(([name, value]) => [name, value.replaceAll(/\\([\s\S])/gu, '$1').replaceAll(/\s+/gu, ' ')]));
}

function toMessage(text: string, attributes: ReadonlyMap<string, string>): CommentMessage {
  const time = Date.parse(attributes.get('date') ?? '');
  const lines = toBlocks(text).map((block) => ('runs' in block ? toPlain(block.runs) : ''));
  return {
    author: attributes.get('author') ?? '',
    createdAt: Number.isNaN(time) ? undefined : time,
    text: lines
      .join('\n')
      .replaceAll(/\n[ \t]+/gu, '\n')
      .trim(),
  };
}

/** Writes comments into Markdown at their marks. Removes marks without a comment. */
export function writeCommentSpans(markdown: string, comments: readonly PlacedComment[]): string {
  const byMark = Map.groupBy(comments, ({ mark }) => mark);
  const sides = new Set(Array.from(markdown.matchAll(MARK), ([mark]) => mark));
  const written = new Map<number, Written>();
  let nextId = 0;
  return markdown.replaceAll(MARK, (_, side: string, digits: string) => {
    const number = Number(digits);
    const spans = written.get(number) ?? toSpans(byMark.get(number) ?? [], nextId);
    nextId = Math.max(nextId, spans.endId);
    written.set(number, spans);
    const isPoint = !sides.has(toMark(side === 'start' ? 'end' : 'start', number));
    return (side === 'start' || isPoint ? spans.starts : '') + (side === 'end' || isPoint ? spans.ends : '');
  });
}

/** The spans at the start and end of the text of comments. */
type Written = { starts: string; ends: string; endId: number };

function toSpans(comments: readonly PlacedComment[], firstId: number): Written {
  let [starts, ends, id] = ['', '', firstId];
  for (const comment of comments) {
    const parent = id;
    for (const message of [comment, ...comment.replies]) {
      const isFirst = message === comment;
      const more = isFirst ? { ...(comment.isResolved && { resolved: 'true' }) } : { parent: String(parent) };
      starts += toStart(message, id, more);
      ends += `[]{.comment-end id="${id}"}`;
      id += 1;
    }
  }
  return { starts, ends, endId: id };
}

function toStart(
  { author, createdAt, text }: CommentMessage,
  id: number,
  more: { resolved?: string; parent?: string },
): string {
  const date = createdAt === undefined ? {} : { date: new Date(createdAt).toISOString().replace('.000Z', 'Z') };
  const attributes = Object.entries({ id: String(id), author, ...date, ...more }).map(
    ([name, value]) => `${name}="${value.replaceAll(/\s+/gu, ' ').replaceAll(/["\\|]/gu, '\\$&')}"`,
  );
  // Table cells and headings have no other line breaks.
  const content = text.split('\n').map((line) => escapePlain(line).replaceAll(/[$^]/gu, '\\$&'));
  return `[${content.join('<br>')}]{.comment-start ${attributes.join(' ')}}`;
}
