import type { CommentMessage, DocumentComment } from '@rotunda/document-formats/document-comment';
import { PDFDateString, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { checkMessageLimit } from '#drive/documents/conversion/blocks/document-comments.ts';

/** An area of a page, in points from the lower left corner. */
export type Area = { page: number; left: number; right: number; bottom: number; top: number };

/** A comment in a PDF and the lines that it refers to. A position has no width. */
export type PdfComment = DocumentComment & { areas: Area[] };

type Annotation = {
  id: string;
  subtype: string;
  text: string;
  author: string;
  date: string;
  inReplyTo: string | undefined;
  isGroup: boolean;
  state: string | undefined;
  areas: Area[];
};

/** Annotation types that comment on a position (ISO 32000, 12.5.6.2). */
const MARKUPS = [
  'Text',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Square',
  'Circle',
  'Ink',
  'Polygon',
];

/** Reads the comments of a PDF, with their replies, from the annotations of its pages. */
export class PdfAnnotations {
  readonly #all: Annotation[] = [];

  async add(page: PDFPageProxy, number: number): Promise<void> {
    // Replies are hidden annotations because viewers display them next to the page.
    const found = await page.getAnnotations({ intent: 'any' });
    const annotations = found.map((each: unknown) => toAnnotation(Object(each), number));
    this.#all.push(...annotations.filter(({ subtype }) => MARKUPS.includes(subtype)));
    checkMessageLimit(this.#all.filter(({ text }) => text !== '').length);
  }

  toComments(): PdfComment[] {
    const byId = new Map(this.#all.map((annotation) => [annotation.id, annotation]));
    const replies = Map.groupBy(this.#all, (annotation) => getRoot(annotation, byId));
    return [...replies].flatMap(([root, [...others]]): PdfComment[] => {
      const said = others.filter(({ id, text, isGroup, state }) => id !== root.id && text !== '' && !isGroup && !state);
      if (root.text === '' && said.length === 0) return [];
      const areas = [...root.areas, ...others.filter(({ isGroup }) => isGroup).flatMap((each) => each.areas)];
      const isResolved = others.findLast(({ state }) => state)?.state === 'Completed';
      return [{ ...toMessage(root), isResolved, replies: said.map(toMessage), areas }];
    });
  }
}

function getRoot(annotation: Annotation, byId: ReadonlyMap<string, Annotation>): Annotation {
  const seen = new Set<Annotation>();
  let root = annotation;
  while (root.inReplyTo !== undefined && !seen.has(root)) {
    seen.add(root);
    root = byId.get(root.inReplyTo) ?? root;
  }
  return root;
}

function toMessage({ author, date, text }: Annotation): CommentMessage {
  return { author, text, createdAt: PDFDateString.toDateObject(date)?.getTime() };
}

function toAnnotation(data: Readonly<Record<string, unknown>>, page: number): Annotation {
  const { contentsObj, titleObj, creationDate, modificationDate, replyType, inReplyTo, state, stateModel } = data;
  return {
    id: String(data.id),
    subtype: String(data.subtype),
    text: getText(contentsObj).replaceAll(/\r\n?/gu, '\n').trim(),
    author: getText(titleObj).trim(),
    date: String(creationDate ?? modificationDate ?? ''),
    inReplyTo: typeof inReplyTo === 'string' ? inReplyTo : undefined,
    isGroup: replyType === 'Group',
    state: typeof state === 'string' && stateModel === 'Review' ? state : undefined,
    areas: toAreas(data, page),
  };
}

function getText(value: unknown): string {
  const { str } = Object(value);
  return typeof str === 'string' ? str : '';
}

function toAreas({ quadPoints, rect, subtype }: Readonly<Record<string, unknown>>, page: number): Area[] {
  const points = Array.from(Object(quadPoints ?? []), Number);
  const quads = Array.from({ length: Math.floor(points.length / 8) }, (_, index) =>
    points.slice(index * 8, index * 8 + 8),
  );
  if (quads.length > 0) return quads.map((quad) => toArea(quad, page));
  const area = toArea(Array.from(Object(rect ?? []), Number), page);
  // A note refers to the left edge of its icon.
  return subtype === 'Text' || subtype === 'Caret' ? [{ ...area, right: area.left, bottom: area.top - 1 }] : [area];
}

function toArea(points: readonly number[], page: number): Area {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return { page, left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
