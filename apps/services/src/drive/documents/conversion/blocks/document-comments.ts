import type { CommentMessage, DocumentComment } from '@rotunda/document-formats/document-comment';
import { LimitError } from '@rotunda/document-formats/limit-error';
import type { TextBlock, TextRun } from './text-blocks.ts';

/** A comment that is to be written into a document, where the one with this number was. */
export type PlacedComment = DocumentComment & { mark: number };

/** A message that is written into a document under an id, the reply to another one. */
export type WrittenComment = CommentMessage & { id: number; parentId: number | undefined; isResolved: boolean };

const MAX_MESSAGES = 2_000;
const MAX_CHARACTERS = 1_000_000;

/** Throws LimitError for more comments than are taken from one document. */
export function requireFewComments(comments: readonly DocumentComment[]): void {
  const messages = comments.flatMap((comment) => [comment, ...comment.replies]);
  const length = messages.reduce((sum, { author, text }) => sum + author.length + text.length, 0);
  requireCommentCount(messages.length);
  if (length <= MAX_CHARACTERS) return;
  throw new LimitError(
    `The comments of the document have more than ${MAX_CHARACTERS.toLocaleString('en')} characters.`,
  );
}

/** Throws LimitError for a larger number of comments and replies than is taken from one document. */
export function requireCommentCount(count: number): void {
  if (count <= MAX_MESSAGES) return;
  throw new LimitError(`The document has more than ${MAX_MESSAGES.toLocaleString('en')} comments.`);
}

/** The text that each comment is about, by its number. */
export function quotesOf(blocks: readonly TextBlock[]): ReadonlyMap<number, string> {
  const quotes = new Map<number, string>();
  const open = new Set<number>();
  for (const runs of linesOf(blocks)) {
    for (const number of open) quotes.set(number, `${quotes.get(number)}\n`);
    for (const { text, mark } of runs) {
      if (mark?.side === 'start') {
        open.add(mark.number);
        quotes.set(mark.number, '');
      } else if (mark) open.delete(mark.number);
      else for (const number of open) quotes.set(number, `${quotes.get(number)}${text}`);
    }
  }
  // What begins and does not end is about a place.
  for (const number of open) quotes.delete(number);
  return quotes;
}

/**
 * Blocks whose marks name the ids of comments to be written there, and these comments. Marks without a comment are left
 * out, and one that only begins or only ends is at one place.
 */
export function placeComments(
  blocks: readonly TextBlock[],
  placed: readonly PlacedComment[],
): { blocks: TextBlock[]; comments: WrittenComment[] } {
  const sides = new Map<number, Set<string>>();
  for (const { mark } of linesOf(blocks).flat()) {
    if (mark) sides.set(mark.number, (sides.get(mark.number) ?? new Set()).add(mark.side));
  }
  const comments: WrittenComment[] = [];
  const ids = new Map<number, number[]>();
  for (const { mark, replies, isResolved, ...message } of placed) {
    if (!sides.has(mark)) continue;
    const id = comments.push({ ...message, isResolved, id: comments.length, parentId: undefined }) - 1;
    for (const reply of replies) comments.push({ ...reply, isResolved, id: comments.length, parentId: id });
    const own = comments.slice(id).map((comment) => comment.id);
    ids.set(mark, [...(ids.get(mark) ?? []), ...own]);
  }
  const place = (run: TextRun): TextRun[] => {
    const { mark } = run;
    if (!mark) return [run];
    const found = ids.get(mark.number) ?? [];
    if (found.length === 0) return run.text === '' ? [] : [{ text: run.text }];
    const isPoint = sides.get(mark.number)?.size === 1;
    return [
      {
        text: '',
        commentStarts: isPoint || mark.side === 'start' ? found : [],
        commentEnds: isPoint || mark.side === 'end' ? found : [],
      },
    ];
  };
  return { blocks: blocks.map((block) => mapRuns(block, place)), comments };
}

function mapRuns(block: TextBlock, change: (run: TextRun) => TextRun[]): TextBlock {
  if (block.kind === 'table') {
    return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.flatMap(change))) };
  }
  return 'runs' in block ? { ...block, runs: block.runs.flatMap(change) } : block;
}

function linesOf(blocks: readonly TextBlock[]): (readonly TextRun[])[] {
  return blocks.flatMap((block) => ('runs' in block ? [block.runs] : 'rows' in block ? block.rows.flat() : []));
}
