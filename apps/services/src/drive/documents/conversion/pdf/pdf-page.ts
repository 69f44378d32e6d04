import { AnnotationMode, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text of a page in one font, with its box in points from the lower left corner. */
export type PdfText = {
  text: string;
  isLineEnd: boolean;
  /** The marked content that it belongs to, as referenced by the structure tree. */
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

/** A picture displayed as part of a page's content. */
export type PdfImage = { name: string; contentNumber: number };

type Matrix = [number, number, number, number, number, number];
type Box = { left: number; right: number; bottom: number; top: number };
type Line = { left: number; right: number; y: number };

/** The drawings on a page, other than text. */
export type PdfDrawing = {
  images: readonly PdfImage[];
  /** The contents that only draw lines across most of the page. */
  rules: ReadonlySet<number>;
};

/** Thicker lines are not strikethroughs. */
const MAX_LINE_PT = 2;
const MAX_LINES = 2000;
const MIN_RULE_SHARE = 0.4;
const NO_DRAWING: { lines: readonly Line[] } & PdfDrawing = { lines: [], images: [], rules: new Set() };

/** Reads the texts of a page in content order. `hasLooks` includes their style, which takes longer. */
export async function readTexts(page: PDFPageProxy, hasLooks: boolean): Promise<{ texts: PdfText[] } & PdfDrawing> {
  const { lines, images, rules } = hasLooks ? await readDrawing(page) : NO_DRAWING;
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
  return { texts, images, rules };
}

function isThrough({ left, right, y }: Line, text: Box): boolean {
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
    // East Asian characters have a fixed width too.
    isCode:
      (fallbackName === 'monospace' && /^[\u0020-\u2fff]*$/u.test(text)) || /courier|mono|consolas/iu.test(family),
  };
}

/** Reads the lines and pictures drawn on a page. */
async function readDrawing(page: PDFPageProxy): Promise<{ lines: Line[] } & PdfDrawing> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const lines: Line[] = [];
  const images: PdfImage[] = [];
  const rules = new RuleFinder(page);
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
    else if (operator === OPS.constructPath) {
      const box = toBox(values[2], matrix);
      if (box) lines.push(...toLines(box));
      if (box) rules.take(box, findNumber(open));
    } else if (operator === OPS.paintImageXObject) {
      const contentNumber = findNumber(open);
      if (contentNumber !== undefined) images.push({ name: String(values[0]), contentNumber });
    }
  }
  // This many lines belong to a drawing.
  return { lines: lines.length > MAX_LINES ? [] : lines, images, rules: rules.toRules() };
}

function findNumber(open: readonly unknown[]): number | undefined {
  return open.findLast((id) => typeof id === 'number');
}

/** Finds the contents of a page that only draw lines across most of it. */
class RuleFinder {
  readonly #minWidthPt: number;
  readonly #long = new Set<number>();
  readonly #others = new Set<number>();

  constructor({ view: [left = 0, , right = 0] }: PDFPageProxy) {
    this.#minWidthPt = MIN_RULE_SHARE * (right - left);
  }

  /** Adds a path of a content. */
  take(box: Box, contentNumber: number | undefined): void {
    if (contentNumber === undefined) return;
    if (!isFlat(box)) this.#others.add(contentNumber);
    else if (box.right - box.left >= this.#minWidthPt) this.#long.add(contentNumber);
  }

  toRules(): ReadonlySet<number> {
    return new Set([...this.#long].filter((contentNumber) => !this.#others.has(contentNumber)));
  }
}

function multiply(matrix: Matrix, values: readonly unknown[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Util.transform(matrix, values.map(Number)).map(Number);
  return [a, b, c, d, e, f];
}

/** Returns the bounding box of a path. */
function toBox(bounds: unknown, matrix: Matrix): Box | undefined {
  const [x0, y0, x1, y1] = Array.from(Object(bounds), Number);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return undefined;
  const [a, b, c, d, e, f] = matrix;
  const points = [
    [a * x0 + c * y0 + e, b * x0 + d * y0 + f],
    [a * x1 + c * y1 + e, b * x1 + d * y1 + f],
  ] as const;
  return {
    left: Math.min(points[0][0], points[1][0]),
    right: Math.max(points[0][0], points[1][0]),
    bottom: Math.min(points[0][1], points[1][1]),
    top: Math.max(points[0][1], points[1][1]),
  };
}

function isFlat({ bottom, top }: Box): boolean {
  return top - bottom <= MAX_LINE_PT;
}

/** Returns the line that a path draws, if its box is flat enough. */
function toLines(box: Box): Line[] {
  const { left, right, bottom, top } = box;
  return isFlat(box) && right - left > MAX_LINE_PT ? [{ left, right, y: (bottom + top) / 2 }] : [];
}
