import { toMark, toMarkName } from '@rotunda/document-formats/comment-mark';
import type { DocumentComment } from '@rotunda/document-formats/document-comment';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { escapeXml } from '@rotunda/document-formats/xml';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PictureStore } from '#drive/documents/conversion/blocks/pictures.ts';
import { escapePlain } from '#drive/documents/conversion/blocks/plain-text.ts';
import { toMarkdown } from '#drive/documents/conversion/html/html-to-markdown.ts';
import { PdfAnnotations } from './pdf-annotations.ts';
import { type PlacedMark, placeMarks } from './pdf-comment-places.ts';
import { toPictureBytes } from './pdf-image.ts';
import { type PdfDrawing, type PdfText, readTexts } from './pdf-page.ts';
import { toPreformatted } from './pdf-preformatted.ts';
import { type StructureNode, toHtml } from './pdf-structure.ts';

const MAX_CHARACTERS = 2_000_000;
/** Maximum number of pages read with style and structure, which takes several times as long as only the words. */
const MAX_STRUCTURED_PAGES = 300;

type Page = {
  texts: PdfText[];
  structure: StructureNode | undefined;
  pictures: ReadonlyMap<string, string>;
  links: ReadonlyMap<string, string>;
  /** The contents that are lines across the page. */
  rules: ReadonlySet<string>;
};

/**
 * Converts a PDF to Markdown with its comments. A tagged PDF (ISO 32000, 14.8) results in headings, lists, tables, links and
 * pictures, any other in lines. Rejects if the bytes are not a PDF, and with LimitError if there is too much text.
 */
export async function readPdfDocument(
  bytes: Uint8Array,
  shelf: PictureStore,
): Promise<{ markdown: string; comments: DocumentComment[] }> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // Font names identify bold fonts.
    fontExtraProperties: true,
  });
  try {
    const pdf = await task.promise;
    const annotations = new PdfAnnotations();
    const pages = await readPages(pdf, annotations, shelf);
    const comments = annotations.toComments();
    const marks = placeMarks(
      pages.map(({ texts }) => texts),
      comments,
    );
    const isStructured = pages.some(({ structure }) => structure);
    const markdown = isStructured
      ? toMarkdown(pages.map((page) => writePage(page, marks)).join('\n'))
      : writeLines(
          pages.map(({ texts }) => texts),
          marks,
        );
    return { markdown, comments: comments.map(({ areas: _, ...comment }) => comment) };
  } finally {
    await task.destroy();
  }
}

async function readPages(pdf: PDFDocumentProxy, annotations: PdfAnnotations, shelf: PictureStore): Promise<Page[]> {
  // The library declares another type.
  const info: unknown = await pdf.getMarkInfo();
  const hasStructure = info instanceof Map && info.get('Marked') === true && pdf.numPages <= MAX_STRUCTURED_PAGES;
  const pages: Page[] = [];
  let count = 0;
  for (let number = 0; number < pdf.numPages; number += 1) {
    const page = await pdf.getPage(number + 1);
    await annotations.add(page, number);
    const { texts, ...drawing } = await readTexts(page, hasStructure);
    count += texts.reduce((sum, { text }) => sum + text.length, 0);
    if (count > MAX_CHARACTERS) {
      throw new LimitError(`The PDF contains more than ${MAX_CHARACTERS.toLocaleString('en')} characters.`);
    }
    pages.push(hasStructure ? await readStructure(page, texts, drawing, shelf) : toPlainPage(texts));
    page.cleanup();
  }
  return pages;
}

function toPlainPage(texts: PdfText[]): Page {
  return { texts, structure: undefined, pictures: new Map(), links: new Map(), rules: new Set() };
}

async function readStructure(
  page: PDFPageProxy,
  texts: PdfText[],
  { images, rules }: PdfDrawing,
  shelf: PictureStore,
): Promise<Page> {
  const structure: StructureNode | null = await page.getStructTree();
  const known = new Set(structure ? listIds(structure) : []);
  const length = (of: readonly PdfText[]) => of.reduce((sum, { text }) => sum + text.trim().length, 0);
  // A structure that omits most of the page is useless.
  if (!structure || length(texts.filter(({ contentId = '' }) => known.has(contentId))) < length(texts) / 2) {
    return toPlainPage(texts);
  }
  const pictures = new Map<string, string>();
  for (const { name, contentNumber } of images) {
    const id = [...known].find((each) => each.endsWith(`_mc${contentNumber}`));
    const bytes = id === undefined ? undefined : await toPictureBytes(page, name);
    const address = bytes && (await shelf.put(bytes).catch(() => undefined));
    if (id !== undefined && address !== undefined) pictures.set(id, address);
  }
  const annotations: readonly unknown[] = await page.getAnnotations();
  const links = annotations.flatMap((each): [string, string][] => {
    const { id, url } = Object(each);
    return typeof url === 'string' ? [[String(id), url]] : [];
  });
  const ruled = [...known].filter((id) => rules.has(Number(/_mc(\d+)$/u.exec(id)?.[1] ?? -1)));
  return { texts, structure, pictures, links: new Map(links), rules: new Set(ruled) };
}

function listIds({ type, id, children = [] }: StructureNode): string[] {
  return type === 'content' ? [id ?? ''] : children.flatMap(listIds);
}

type Marks = ReadonlyMap<PdfText, readonly PlacedMark[]>;

function writePage({ texts, structure, pictures, links, rules }: Page, marks: Marks): string {
  if (!structure) return toParagraphs(texts, marks);
  const contents = Map.groupBy(texts, ({ contentId = '' }) => contentId);
  return toHtml(structure, {
    textOf: (id, isHeading) => (contents.get(id) ?? []).map((text) => toInline(text, marks, isHeading)).join(''),
    plainOf: (id) => (contents.get(id) ?? []).map(({ text, isLineEnd }) => text + (isLineEnd ? '\n' : '')).join(''),
    preformattedOf: (ids) => toPreformatted(ids.flatMap((id) => contents.get(id) ?? [])),
    isCode: (id) => {
      const words = (contents.get(id) ?? []).filter(({ text }) => text.trim() !== '');
      return words.length > 0 && words.every(({ isCode }) => isCode);
    },
    isRule: (id) => rules.has(id) && (contents.get(id) ?? []).every(({ text }) => text.trim() === ''),
    pictureOf: (id) => pictures.get(id),
    addressOf: (id) => links.get(id.replace(/^pdfjs_internal_id_/u, '')),
  });
}

function toParagraphs(texts: readonly PdfText[], marks: Marks): string {
  const lines = texts.map((text) => putMarks(text, marks, toElement, escapeXml) + (text.isLineEnd ? '<br>' : ''));
  return `<p>${lines.join('')}</p>`;
}

const toElement = ({ side, number }: PlacedMark) => `<a id="${toMarkName(side, number)}"></a>`;

function toInline(text: PdfText, marks: Marks, isHeading: boolean): string {
  const lineEnd = text.isLineEnd ? ' ' : '';
  const written = putMarks(text, marks, toElement, escapeXml);
  if (text.text.trim() === '') return written + lineEnd;
  const looks = [
    ...(text.isBold && !isHeading ? ['strong'] : []),
    ...(text.isItalic ? ['em'] : []),
    ...(text.isStruck ? ['del'] : []),
    ...(text.isCode ? ['code'] : []),
  ];
  return looks.reduceRight((inner, look) => `<${look}>${inner}</${look}>`, written) + lineEnd;
}

function putMarks(
  text: PdfText,
  marks: Marks,
  write: (mark: PlacedMark) => string,
  quote: (text: string) => string,
): string {
  let [written, from] = ['', 0];
  for (const mark of marks.get(text) ?? []) {
    written += quote(text.text.slice(from, mark.offset)) + write(mark);
    from = mark.offset;
  }
  return written + quote(text.text.slice(from));
}

// Represent a mark while a text is escaped. These characters are removed from texts.
const [OPEN, CLOSE] = ['\ue000', '\ue001'];

function writeLines(pages: readonly (readonly PdfText[])[], marks: Marks): string {
  const clean = (text: string) => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
  const hold = ({ side, number }: PlacedMark) => `${OPEN}${side}${number}${CLOSE}`;
  const lines = pages.map((texts) =>
    texts.map((text) => putMarks(text, marks, hold, clean) + (text.isLineEnd ? '\n' : '')).join(''),
  );
  return escapePlain(lines.map((page) => `${page}\n`).join('')).replaceAll(
    /\ue000(start|end)(\d+)\ue001/gu,
    (_, side: string, number: string) => toMark(side === 'start' ? 'start' : 'end', Number(number)),
  );
}
