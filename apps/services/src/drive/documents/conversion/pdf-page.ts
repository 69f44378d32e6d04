import { AnnotationMode, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text of a page in one font, with its box in points from the lower left corner. */
export type PdfText = {
  text: string;
  isLineEnd: boolean;
  /** The content of the page that it belongs to, by which its structure names it. */
  contentId: string | undefined;
  left: number;
  right: number;
  bottom: number;
  top: number;
  isBold: boolean;
  isItalic: boolean;
  isCode: boolean;
  isStruck: boolean;
};

/** A picture that a page shows as a part of its content. */
export type PdfImage = { name: string; contentNumber: number };

type Matrix = [number, number, number, number, number, number];
type Line = { left: number; right: number; y: number };

/** Lines that are thicker are no lines through a text. */
const MAX_LINE_PT = 2;
const MAX_LINES = 2000;

/** The texts of a page in the order of its content. `hasLooks` also says how they look, which takes longer. */
export async function readTexts(
  page: PDFPageProxy,
  hasLooks: boolean,
): Promise<{ texts: PdfText[]; images: PdfImage[] }> {
  const { lines, images } = hasLooks ? await readDrawing(page) : { lines: [], images: [] };
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: (string | undefined)[] = [];
  const texts: PdfText[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
      continue;
    }
    const [, , , , left = 0, bottom = 0] = item.transform.map(Number);
    const height = item.height || Math.abs(Number(item.transform[3]));
    const box = { left, right: left + item.width, bottom, top: bottom + height };
    texts.push({
      ...box,
      ...(hasLooks ? readFont(page, item.fontName, item.str) : { isBold: false, isItalic: false, isCode: false }),
      text: item.str,
      isLineEnd: item.hasEOL,
      contentId: open.findLast((id) => id !== undefined),
      isStruck: lines.some((line) => isThrough(line, box)),
    });
  }
  return { texts, images };
}

function isThrough(
  { left, right, y }: Line,
  text: { left: number; right: number; bottom: number; top: number },
): boolean {
  const height = text.top - text.bottom;
  const overlap = Math.min(right, text.right) - Math.max(left, text.left);
  const isAcross = overlap > 0 && overlap >= 0.6 * (text.right - text.left);
  return isAcross && y > text.bottom + 0.1 * height && y < text.bottom + 0.6 * height;
}

function readFont(page: PDFPageProxy, name: string, text: string): Pick<PdfText, 'isBold' | 'isItalic' | 'isCode'> {
  const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  const { name: family = '', bold, italic, fallbackName } = Object(font);
  return {
    isBold: bold === true || /bold|black|heavy/iu.test(family),
    isItalic: italic === true || /italic|oblique/iu.test(family),
    // Characters of East Asia are all of one width, too.
    isCode:
      (fallbackName === 'monospace' && /^[\u0020-\u2fff]*$/u.test(text)) || /courier|mono|consolas/iu.test(family),
  };
}

/** The lines and pictures that a page draws. */
async function readDrawing(page: PDFPageProxy): Promise<{ lines: Line[]; images: PdfImage[] }> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const lines: Line[] = [];
  const images: PdfImage[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const open: unknown[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const values: readonly unknown[] = argsArray[index] ?? [];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, values);
    else if (operator === OPS.beginMarkedContentProps) open.push(values[1]);
    else if (operator === OPS.beginMarkedContent) open.push(undefined);
    else if (operator === OPS.endMarkedContent) open.pop();
    else if (operator === OPS.constructPath) lines.push(...toLines(values[2], matrix));
    else if (operator === OPS.paintImageXObject) {
      const contentNumber = open.findLast((id) => typeof id === 'number');
      if (contentNumber !== undefined) images.push({ name: String(values[0]), contentNumber });
    }
  }
  // What has so many lines is a drawing.
  return { lines: lines.length > MAX_LINES ? [] : lines, images };
}

function multiply(matrix: Matrix, values: readonly unknown[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Util.transform(matrix, values.map(Number)).map(Number);
  return [a, b, c, d, e, f];
}

/** The line that a path draws by its bounds, if they are as flat as one. */
function toLines(bounds: unknown, matrix: Matrix): Line[] {
  const [x0, y0, x1, y1] = Array.from(Object(bounds), Number);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return [];
  const [a, b, c, d, e, f] = matrix;
  const points = [
    [a * x0 + c * y0 + e, b * x0 + d * y0 + f],
    [a * x1 + c * y1 + e, b * x1 + d * y1 + f],
  ] as const;
  const [left, right] = [Math.min(points[0][0], points[1][0]), Math.max(points[0][0], points[1][0])];
  const isFlat = Math.abs(points[0][1] - points[1][1]) <= MAX_LINE_PT && right - left > MAX_LINE_PT;
  return isFlat ? [{ left, right, y: (points[0][1] + points[1][1]) / 2 }] : [];
}
