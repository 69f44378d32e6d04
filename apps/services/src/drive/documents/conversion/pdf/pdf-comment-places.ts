import type { CommentMark } from '@rotunda/document-formats/comment-mark';
import type { Area, PdfComment } from './pdf-annotations.ts';
import type { PdfText } from './pdf-page.ts';

/** A comment mark in a PDF text, before the character at this offset. */
export type PlacedMark = CommentMark & { offset: number };

/** Tolerance for marks outside the edge of a text, in points. */
const NEAR_PT = 1;

/** Places the starts and ends of comments in the texts of the pages. */
export function placeMarks(
  pages: readonly (readonly PdfText[])[],
  comments: readonly PdfComment[],
): ReadonlyMap<PdfText, PlacedMark[]> {
  const marks = new Map<PdfText, PlacedMark[]>();
  const put = (text: PdfText, mark: PlacedMark) => {
    const placed = [...(marks.get(text) ?? []), mark];
    // At the same position, ends precede starts.
    marks.set(
      text,
      placed.sort((left, right) => left.offset - right.offset),
    );
  };
  for (const [number, { areas }] of comments.entries()) {
    const covered = areas.flatMap((area) => findCovered(pages[area.page] ?? [], area));
    const [first, last] = [covered[0], covered.at(-1)];
    if (first && last) {
      put(first.text, { side: 'start', number, offset: first.from });
      put(last.text, { side: 'end', number, offset: last.to });
      continue;
    }
    const [area] = areas;
    const nearest = area && findNearest(pages[area.page] ?? [], area);
    if (nearest) put(nearest, { side: 'start', number, offset: toOffset(nearest, area.left, 'start') });
  }
  return marks;
}

type Covered = { text: PdfText; from: number; to: number };

/** Finds the texts in an area, with their parts inside it. */
function findCovered(texts: readonly PdfText[], area: Area): Covered[] {
  if (area.right - area.left < NEAR_PT) return [];
  return texts.flatMap((text): Covered[] => {
    const middle = (text.bottom + text.top) / 2;
    const isBeside = area.right <= text.left + NEAR_PT / 2 || area.left >= text.right - NEAR_PT / 2;
    if (text.text.trim() === '' || isBeside || middle < area.bottom || middle > area.top) return [];
    const [from, to] = [toOffset(text, area.left, 'start'), toOffset(text, area.right, 'end')];
    return from < to ? [{ text, from, to }] : [];
  });
}

const WORD_EDGES = {
  start: /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu,
  end: /(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/gu,
};

/** Returns the character offset at a horizontal position: the first, the last, or the nearest start or end of a word. */
function toOffset({ text, left, right }: PdfText, x: number, side: 'start' | 'end'): number {
  if (x <= left + NEAR_PT) return 0;
  if (x >= right - NEAR_PT) return text.length;
  const wanted = ((x - left) / (right - left)) * text.length;
  const edges = [0, text.length, ...Array.from(text.matchAll(WORD_EDGES[side]), ({ index }) => index)];
  return edges.reduce((best, edge) => (Math.abs(edge - wanted) < Math.abs(best - wanted) ? edge : best), 0);
}

function findNearest(texts: readonly PdfText[], { left, top }: Area): PdfText | undefined {
  const distance = (text: PdfText) => {
    const across = Math.max(0, text.left - left, left - text.right);
    const down = Math.max(0, text.bottom - top, top - text.top);
    return across + 4 * down;
  };
  return texts
    .filter(({ text }) => text.trim() !== '')
    .reduce<PdfText | undefined>((best, text) => (best && distance(best) <= distance(text) ? best : text), undefined);
}
