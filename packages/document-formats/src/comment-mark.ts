/** The start or end of the comment with this number in a document. */
export type CommentMark = { side: 'start' | 'end'; number: number };

/** Returns the name of the HTML element that marks the start or end of a comment. */
export function toMarkName(side: CommentMark['side'], number: number): string {
  return `comment-${side}-${number}`;
}

/** A mark in Markdown, with its side and number. */
export const MARK = /!\[\]\(comment-(start|end)-(\d+)\)/gu;

/** Returns the Markdown mark for the start or end of a comment. */
export function toMark(side: CommentMark['side'], number: number): string {
  return `![](${toMarkName(side, number)})`;
}

/** Removes comment marks from Markdown. */
export function withoutMarks(markdown: string): string {
  return markdown.replaceAll(MARK, '');
}

/** Parses the mark in an address. Returns undefined if it is not a mark. */
export function readMark(address: string): CommentMark | undefined {
  const [, side, number] = /^comment-(start|end)-(\d{1,6})$/u.exec(address) ?? [];
  return side === 'start' || side === 'end' ? { side, number: Number(number) } : undefined;
}

/** Escapes texts that look like marks in users' Markdown. */
export function hideMarks(markdown: string): string {
  return markdown.replaceAll(/\]\(comment-(?=(?:start|end)-\d+\))/gu, '](comment%2D');
}
