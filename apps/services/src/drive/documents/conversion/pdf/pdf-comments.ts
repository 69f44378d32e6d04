import type { WrittenComment } from '#drive/documents/conversion/blocks/document-comments.ts';
import type { AnnotatedPdf, PageBox } from './annotated-pdf.ts';

const NOTE_PT = 16;
/** Annotation flags (ISO 32000, table 167): printed, and hidden on the page, because replies are displayed next to it. */
const [SHOWN, HIDDEN] = [4, 30];

/** Adds comments to the pages as annotations (ISO 32000, 12.5.6): highlights of their text, and replies. */
export function annotate(pdf: AnnotatedPdf, comments: readonly WrittenComment[]): void {
  for (const comment of comments) {
    if (comment.parentId !== undefined) continue;
    const pages = [...Map.groupBy(pdf.getBoxes(comment.id), ({ page }) => page)];
    const [[page, boxes] = [], ...others] = pages;
    if (page === undefined || !boxes) continue;
    pdf.switchToPage(page);
    const root = addMarkup(pdf, boxes, toMembers(comment));
    const at = boxes[0] ?? { x: 0, y: 0 };
    for (const reply of comments.filter(({ parentId }) => parentId === comment.id)) {
      addNote(pdf, at, { ...toMembers(reply), IRT: root, RT: 'R', F: HIDDEN });
    }
    if (comment.isResolved) {
      const state = { State: new String('Completed'), StateModel: new String('Review') };
      addNote(pdf, at, { ...toMembers({ ...comment, text: '' }), ...state, IRT: root, RT: 'R', F: HIDDEN });
    }
    // An annotation belongs to a single page.
    for (const [other, rest] of others) {
      pdf.switchToPage(other);
      addMarkup(pdf, rest, { ...toMembers({ ...comment, text: '' }), IRT: root, RT: 'Group' });
    }
  }
}

type Members = Readonly<Record<string, unknown>>;

/** The library needs PDF strings as String objects and treats other strings as names. */
function toMembers({ author, createdAt, text }: Pick<WrittenComment, 'author' | 'createdAt' | 'text'>): Members {
  const date = createdAt === undefined ? undefined : new Date(createdAt);
  return {
    // Line breaks as in all PDF strings.
    Contents: new String(text.replaceAll('\n', '\r')),
    T: new String(author),
    F: SHOWN,
    ...(date && { CreationDate: date, M: date }),
  };
}

/** Highlights lines or adds a note at a position. Returns the annotation so that others can refer to it. */
function addMarkup(pdf: AnnotatedPdf, boxes: readonly PageBox[], members: Members): unknown {
  const lines = boxes.filter(({ width }) => width > 0);
  const [first] = boxes;
  if (lines.length === 0) return addNote(pdf, first ?? { x: 0, y: 0 }, { ...members, Name: 'Comment' });
  const left = Math.min(...lines.map(({ x }) => x));
  const top = Math.min(...lines.map(({ y }) => y));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const bottom = Math.max(...lines.map(({ y, height }) => y + height));
  const QuadPoints = lines.flatMap(({ x, y, width, height }) => {
    const [upper, lower] = [pdf.page.height - y, pdf.page.height - y - height];
    return [x, upper, x + width, upper, x, lower, x + width, lower];
  });
  return add(pdf, [left, top, right - left, bottom - top], { ...members, Subtype: 'Highlight', QuadPoints });
}

function addNote(pdf: AnnotatedPdf, { x, y }: { x: number; y: number }, members: Members): unknown {
  return add(pdf, [x, y, NOTE_PT, NOTE_PT], { ...members, Subtype: 'Text' });
}

function add(pdf: AnnotatedPdf, [x, y, width, height]: [number, number, number, number], members: Members): unknown {
  pdf.annotate(x, y, width, height, { ...members, color: '#ffec8b' } as PDFKit.Mixins.AnnotationOption);
  const annotations: readonly unknown[] = pdf.page.annotations;
  return annotations.at(-1);
}
