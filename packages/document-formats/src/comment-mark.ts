/** Where the comment with this number begins or ends in a document. */
export type CommentMark = { side: 'start' | 'end'; number: number };

/** Name of an element of HTML that stands where a comment begins or ends. */
export function toMarkName(side: CommentMark['side'], number: number): string {
  return `comment-${side}-${number}`;
}

/** A mark in Markdown: its side and its number. */
export const MARK = /!\[\]\(comment-(start|end)-(\d+)\)/gu;

/** Markdown of a place where a comment begins or ends. */
export function toMark(side: CommentMark['side'], number: number): string {
  return `![](${toMarkName(side, number)})`;
}

/** Markdown without the marks of comments. */
export function withoutMarks(markdown: string): string {
  return markdown.replaceAll(MARK, '');
}

/** The mark that an address names; undefined for what is none. */
export function readMark(address: string): CommentMark | undefined {
  const [, side, number] = /^comment-(start|end)-(\d{1,6})$/u.exec(address) ?? [];
  return side === 'start' || side === 'end' ? { side, number: Number(number) } : undefined;
}

/** Markdown that users write in which what looks like a mark is none. */
export function hideMarks(markdown: string): string {
  return markdown.replaceAll(/\]\(comment-(?=(?:start|end)-\d+\))/gu, '](comment%2D');
}
