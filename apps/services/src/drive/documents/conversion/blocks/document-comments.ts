import type { CommentMessage, DocumentComment } from '@rotunda/document-formats/document-comment';
import { LimitError } from '@rotunda/document-formats/limit-error';
import type { TextBlock, TextRun } from './text-blocks.ts';

/** A comment to write into a document at the position of this number. */
export type PlacedComment = DocumentComment & { mark: number };

/** A message to write into a document with an ID, possibly as a reply to another message. */
export type WrittenComment = CommentMessage & { id: number; parentId: number | undefined; isResolved: boolean };

const MAX_MESSAGES = 2_000;
const MAX_CHARACTERS = 1_000_000;

/** Throws LimitError if a document has too many comments. */
export function checkCommentLimit(comments: readonly DocumentComment[]): void {
  const messages = comments.flatMap((comment) => [comment, ...comment.replies]);
  const length = messages.reduce((sum, { author, text }) => sum + author.length + text.length, 0);
  checkMessageLimit(messages.length);
  if (length <= MAX_CHARACTERS) return;
  throw new LimitError(
    `The comments of the document have more than ${MAX_CHARACTERS.toLocaleString('en')} characters.`,
  );
}

/** Throws LimitError if a document has too many comments and replies. */
export function checkMessageLimit(count: number): void {
  if (count <= MAX_MESSAGES) return;
  throw new LimitError(`The document has more than ${MAX_MESSAGES.toLocaleString('en')} comments.`);
}

/** Returns the quoted text of each comment, by number. */
export function getQuotes(blocks: readonly TextBlock[]): ReadonlyMap<number, string> {
  const quotes = new Map<number, string>();
  const open = new Set<number>();
  for (const runs of getLines(blocks)) {
    for (const number of open) quotes.set(number, `${quotes.get(number)}\n`);
    for (const { text, mark } of runs) {
      if (mark?.side === 'start') {
        open.add(mark.number);
        quotes.set(mark.number, '');
      } else if (mark) open.delete(mark.number);
      else for (const number of open) quotes.set(number, `${quotes.get(number)}${text}`);
    }
  }
  // A comment with a start but no end refers to a position.
  for (const number of open) quotes.delete(number);
  return quotes;
}

/**
 * Replaces marks by the IDs of the comments to write there, and returns the blocks with these comments. Removes marks without a
 * comment. A comment with only a start or an end is at a single position.
 */
export function placeComments(
  blocks: readonly TextBlock[],
  placed: readonly PlacedComment[],
): { blocks: TextBlock[]; comments: WrittenComment[] } {
  const sides = new Map<number, Set<string>>();
  for (const { mark } of getLines(blocks).flat()) {
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

function getLines(blocks: readonly TextBlock[]): (readonly TextRun[])[] {
  return blocks.flatMap((block) => ('runs' in block ? [block.runs] : 'rows' in block ? block.rows.flat() : []));
}
