import { toFontSegments } from '@rotunda/document-formats/pdf-fonts';
import type PDFDocument from 'pdfkit';
import type { Picture } from '#drive/documents/conversion/blocks/pictures.ts';
import type { TextRun } from '#drive/documents/conversion/blocks/text-blocks.ts';
import { AnnotatedPdf } from './annotated-pdf.ts';
import { drawPicture, type PdfPictures } from './pdf-pictures.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** The appearance of a line. */
export type TextLayout = { size?: number; indentPt?: number; pictures?: PdfPictures | undefined };

/** A part of a line that is written at once: part of a link, a picture, or another run. */
export type LinePart = {
  link: string | undefined;
  picture: Picture | undefined;
  /** Whether it is a footnote reference. */
  isReference: boolean;
  /** Whether it is a line break. */
  isBreak: boolean;
  write: () => void;
};

export const TEXT_SIZE = 11;
/** The text of a line break run. */
const BREAK = '\n';
// Of the standard fonts, so that text in other fonts has the same baseline.
const ASCENT = 0.72;

/** Writes runs of text, with each picture below the text before it. */
export function writeRuns(pdf: Pdf, runs: readonly TextRun[], look: TextLayout): void {
  for (const { write } of toLineParts(pdf, runs, look)) write();
}

/** Returns the parts of a line, in the order of writing. */
export function toLineParts(pdf: Pdf, runs: readonly TextRun[], look: TextLayout): LinePart[] {
  const { pictures } = look;
  const parts: LinePart[] = [];
  let text: TextRun[] = [];
  let isBelow = false;
  const endText = () => {
    parts.push(...toTextParts(pdf, text, look));
    text = [];
  };
  for (const run of runs) {
    if (run.picture && pictures?.has(run.picture.id)) {
      endText();
      const { picture } = run;
      parts.push({
        link: undefined,
        picture,
        isReference: false,
        isBreak: false,
        write: () => drawOrWrite(pdf, run, picture, look),
      });
      isBelow = true;
      continue;
    }
    text.push(isBelow ? { ...run, text: run.text.trimStart() } : run);
    isBelow = false;
  }
  endText();
  return parts;
}

/** Writes the description of a picture that cannot be drawn. */
function drawOrWrite(pdf: Pdf, run: TextRun, picture: Picture, { pictures, ...look }: TextLayout): void {
  if (!pictures || drawPicture(pdf, picture, pictures)) return;
  for (const { write } of toTextParts(pdf, [run], look)) write();
}

function toTextParts(pdf: Pdf, runs: readonly TextRun[], look: TextLayout): LinePart[] {
  const ends = findLineEnds(runs);
  let isAtStart = true;
  return runs.map((run, index) => ({
    link: run.link,
    picture: undefined,
    isReference: run.footnote !== undefined,
    isBreak: run.text === BREAK,
    write: () => {
      if (run.commentStarts || run.commentEnds) return mark(pdf, run);
      if (run.text === '') return;
      if (isAtStart) pdf.x = pdf.page.margins.left + (look.indentPt ?? 0);
      if (run.text !== BREAK) writeRun(pdf, run, { ...look, isLast: ends.has(index) });
      else if (isAtStart) pdf.moveDown();
      isAtStart = run.text === BREAK;
    },
  }));
}

/** Returns the indexes of the last run with text in each line. */
function findLineEnds(runs: readonly TextRun[]): ReadonlySet<number> {
  const ends = new Set<number>();
  let last: number | undefined;
  for (const [index, { text }] of [...runs, { text: BREAK }].entries()) {
    if (text === BREAK) {
      if (last !== undefined) ends.add(last);
      last = undefined;
    } else if (text !== '') last = index;
  }
  return ends;
}

function mark(pdf: Pdf, { commentStarts = [], commentEnds = [] }: TextRun): void {
  if (!(pdf instanceof AnnotatedPdf)) return;
  pdf.beginComments(commentStarts, commentEnds);
  pdf.endComments(commentEnds);
}

function writeRun(
  pdf: Pdf,
  run: TextRun,
  { size = TEXT_SIZE, indentPt = 0, isLast }: TextLayout & { isLast: boolean },
): void {
  const width = pdf.page.width - pdf.page.margins.right - pdf.page.margins.left - indentPt;
  const segments = run.text === '' ? [] : toFontSegments(run);
  for (const [index, { text, font, outline }] of segments.entries()) {
    const isOutlined = outline > 0;
    pdf.font(font, size).lineWidth(isOutlined ? size * outline : 1);
    pdf.text(text, {
      width,
      baseline: -ASCENT * size,
      continued: !isLast || index < segments.length - 1,
      underline: run.link !== undefined,
      strike: run.isStruck === true,
      link: run.link ?? null,
      fill: true,
      stroke: isOutlined,
      ...(pdf instanceof AnnotatedPdf && { goTo: 'comments' }),
    });
  }
}
