import type PDFDocument from 'pdfkit';
import { AnnotatedPdf } from './annotated-pdf.ts';
import { toFontSegments } from './pdf-fonts.ts';
import { drawPicture, type PdfPictures } from './pdf-pictures.ts';
import type { Picture } from './pictures.ts';
import type { TextRun } from './text-blocks.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** How a line is written. */
export type Look = { size?: number; indentPt?: number; pictures?: PdfPictures | undefined };

/** A part of a line that has to be written before the next one: of a link, a picture, or any other run. */
export type LinePart = {
  link: string | undefined;
  picture: Picture | undefined;
  /** It refers to a footnote. */
  isReference: boolean;
  write: () => void;
};

export const TEXT_SIZE = 11;
// Of the fonts that every reader has: text in other fonts stands on the same line.
const ASCENT = 0.72;

/** Writes text, and below each piece of it the picture that follows. */
export function writeRuns(pdf: Pdf, runs: readonly TextRun[], look: Look): void {
  for (const { write } of toLineParts(pdf, runs, look)) write();
}

/** The parts of a line, to be written in their order. */
export function toLineParts(pdf: Pdf, runs: readonly TextRun[], look: Look): LinePart[] {
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
      parts.push({ link: undefined, picture, isReference: false, write: () => drawOrWrite(pdf, run, picture, look) });
      isBelow = true;
      continue;
    }
    text.push(isBelow ? { ...run, text: run.text.trimStart() } : run);
    isBelow = false;
  }
  endText();
  return parts;
}

/** What describes a picture stands for one that cannot be drawn. */
function drawOrWrite(pdf: Pdf, run: TextRun, picture: Picture, { pictures, ...look }: Look): void {
  if (!pictures || drawPicture(pdf, picture, pictures)) return;
  for (const { write } of toTextParts(pdf, [run], look)) write();
}

function toTextParts(pdf: Pdf, runs: readonly TextRun[], look: Look): LinePart[] {
  const last = runs.findLastIndex(({ text }) => text !== '');
  const isFirst = (index: number) => !runs.slice(0, index).some(({ text }) => text !== '');
  return runs.map((run, index) => ({
    link: run.link,
    picture: undefined,
    isReference: run.footnote !== undefined,
    write: () => {
      if (isFirst(index)) pdf.x = pdf.page.margins.left + (look.indentPt ?? 0);
      if (run.commentStarts || run.commentEnds) mark(pdf, run);
      else writeRun(pdf, run, { ...look, isLast: index === last });
    },
  }));
}

function mark(pdf: Pdf, { commentStarts = [], commentEnds = [] }: TextRun): void {
  if (!(pdf instanceof AnnotatedPdf)) return;
  pdf.beginComments(commentStarts, commentEnds);
  pdf.endComments(commentEnds);
}

function writeRun(
  pdf: Pdf,
  run: TextRun,
  { size = TEXT_SIZE, indentPt = 0, isLast }: Look & { isLast: boolean },
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
