import { strFromU8 } from 'fflate';
import type { PictureShelf } from './pictures.ts';
import { readArchive } from './read-archive.ts';
import type { Cell, Sheet } from './sheet.ts';
import type { Slide } from './slide.ts';
import { escapeXml, readXml, type XmlPiece } from './xml.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

// A sheet says how often a cell or a row is repeated, and the last ones fill the sheet: those that are empty are left out.
const MAX_REPEATS = 10_000;
const MAX_CELLS = 2_000_000;

function readContent(bytes: Uint8Array): string {
  const content = readArchive(bytes, (name) => name === 'content.xml').get('content.xml');
  if (!content) throw new Error('the archive has no content');
  return strFromU8(content);
}

/** An OpenDocument text as HTML: its headings, paragraphs, lists, tables, links, pictures, bold and italic text. */
export async function readOdt(bytes: Uint8Array, shelf: PictureShelf): Promise<string> {
  const addresses = await putPictures(bytes, shelf);
  const xml = readContent(bytes);
  const styles = readStyles(xml);
  const open: string[] = [];
  let html = '';
  for (const piece of readXml(xml.slice(xml.search(/<office:body[\s>]/u)))) {
    if (piece.kind === 'text') html += escapeXml(piece.text);
    else if (piece.kind === 'close') html += open.pop() ?? '';
    else {
      const [start, end] = toPicture(piece, addresses) ?? toTags(piece, styles);
      html += start;
      if (piece.kind === 'open') open.push(end);
      else html += end;
    }
  }
  return html;
}

/** Keeps the pictures of an archive; gives their addresses by their names in it. */
async function putPictures(bytes: Uint8Array, shelf: PictureShelf): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const [name, file] of readArchive(bytes, (path) => path.startsWith('Pictures/'))) {
    const address = await shelf.put(file).catch(() => undefined); // In a format that cannot be shown.
    if (address !== undefined) addresses.set(name, address);
  }
  return addresses;
}

function toPicture({ name, attributes }: Tag, addresses: ReadonlyMap<string, string>): Tags | undefined {
  const address = name === 'draw:image' ? addresses.get(attributes.get('xlink:href') ?? '') : undefined;
  return address === undefined ? undefined : [`<img src="${address}" alt="">`, ''];
}

/** HTML tags around what has a style. */
type Tags = readonly [start: string, end: string];

/** The names of the styles that make text bold or italic, or lists numbered, with the HTML tags that do the same. */
function readStyles(xml: string): Map<string, Tags> {
  const styles = new Map<string, Tags>();
  let name: string | undefined;
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    if (piece.name === 'style:style' || piece.name === 'text:list-style') name = piece.attributes.get('style:name');
    if (name === undefined) continue;
    if (piece.name === 'text:list-level-style-number' && !styles.has(name)) styles.set(name, ['<ol>', '</ol>']);
    if (piece.name !== 'style:text-properties') continue;
    const isBold = piece.attributes.get('fo:font-weight') === 'bold';
    const isItalic = piece.attributes.get('fo:font-style') === 'italic';
    const line =
      piece.attributes.get('style:text-line-through-style') ?? piece.attributes.get('style:text-line-through-type');
    const isStruck = line !== undefined && line !== 'none';
    const tags = [...(isBold ? ['b'] : []), ...(isItalic ? ['i'] : []), ...(isStruck ? ['s'] : [])];
    if (tags.length > 0) {
      const start = tags.map((tag) => `<${tag}>`).join('');
      styles.set(name, [
        start,
        tags
          .toReversed()
          .map((tag) => `</${tag}>`)
          .join(''),
      ]);
    }
  }
  return styles;
}

const SAME_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'text:p': 'p',
    'table:table': 'table',
    'table:table-row': 'tr',
    'table:table-cell': 'td',
  }),
);

function toTags({ name, attributes }: Tag, styles: ReadonlyMap<string, Tags>): Tags {
  const same = SAME_AS.get(name);
  if (same !== undefined) return [`<${same}>`, `</${same}>`];
  switch (name) {
    case 'text:h': {
      const level = Math.min(6, Math.max(1, Number(attributes.get('text:outline-level') ?? 1)));
      return [`<h${level}>`, `</h${level}>`];
    }
    case 'text:a':
      return [`<a href="${escapeXml(attributes.get('xlink:href') ?? '')}">`, '</a>'];
    case 'text:list':
      return styles.get(attributes.get('text:style-name') ?? '') ?? ['<ul>', '</ul>'];
    case 'text:list-item':
      return [`<li value="${Number(attributes.get('text:start-value') ?? 1) || 1}">`, '</li>'];
    case 'text:span':
      return styles.get(attributes.get('text:style-name') ?? '') ?? ['', ''];
    case 'text:line-break':
      return ['<br>', ''];
    case 'text:tab':
    case 'text:s':
      return [' ', ''];
    default:
      return ['', ''];
  }
}

/** The sheets of an OpenDocument spreadsheet, by the values of their cells. */
export function readOds(bytes: Uint8Array): Sheet[] {
  const reader = new SheetReader();
  for (const piece of readXml(readContent(bytes))) reader.take(piece);
  return reader.sheets;
}

class SheetReader {
  readonly sheets: { name: string; rows: Cell[][] }[] = [];
  #row: Cell[] = [];
  #rowRepeats = 1;
  #cell: { tag: Tag; text: string } | undefined;
  #cellCount = 0;
  #emptyRows = 0;

  take(piece: XmlPiece): void {
    if (piece.kind === 'text') {
      if (this.#cell) this.#cell.text += piece.text;
      return;
    }
    if (piece.kind !== 'close') this.#open(piece);
    if (piece.kind !== 'open') this.#close(piece.name);
  }

  #open(tag: Tag): void {
    switch (tag.name) {
      case 'table:table':
        this.sheets.push({ name: tag.attributes.get('table:name') ?? `Sheet${this.sheets.length + 1}`, rows: [] });
        break;
      case 'table:table-row':
        this.#row = [];
        this.#rowRepeats = repeats(tag, 'table:number-rows-repeated');
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = { tag, text: '' };
        break;
      case 'text:p':
        if (this.#cell && this.#cell.text !== '') this.#cell.text += '\n';
        break;
      case 'text:line-break':
        if (this.#cell) this.#cell.text += '\n';
        break;
      case 'text:s':
        if (this.#cell) this.#cell.text += ' '.repeat(repeats(tag, 'text:c'));
    }
  }

  #close(name: string): void {
    if (name === 'table:table-row') this.#endRow();
    if (!this.#cell || this.#cell.tag.name !== name) return;
    const { tag, text } = this.#cell;
    const count = repeats(tag, 'table:number-columns-repeated');
    this.#row.push(...Array.from({ length: count }, () => toCell(tag, text)));
    this.#cell = undefined;
  }

  #endRow(): void {
    const row = this.#row.slice(0, this.#row.findLastIndex((cell) => cell !== null) + 1);
    const rows = this.sheets.at(-1)?.rows;
    this.#cellCount += row.length * this.#rowRepeats;
    if (this.#cellCount > MAX_CELLS) throw new Error('the spreadsheet has too many cells');
    // Empty rows count only when others follow.
    if (row.length === 0) this.#emptyRows += this.#rowRepeats;
    else {
      rows?.push(...Array.from({ length: Math.min(this.#emptyRows, MAX_REPEATS) }, () => []));
      rows?.push(...Array.from({ length: this.#rowRepeats }, () => row));
      this.#emptyRows = 0;
    }
  }
}

function repeats({ attributes }: Tag, name: string): number {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_REPEATS) : 1;
}

function toCell({ attributes }: Tag, text: string): Cell {
  switch (attributes.get('office:value-type')) {
    case 'float':
    case 'currency':
      return Number(attributes.get('office:value'));
    case 'percentage':
      // As it is shown, with the decimals of its format.
      return text.trim() === '' ? Number(attributes.get('office:value')) : text.trim().replace(',', '.');
    case 'boolean':
      return attributes.get('office:boolean-value') === 'true';
    case 'date': {
      const written = attributes.get('office:date-value') ?? '';
      const date = new Date(/T/u.test(written) ? `${written}Z` : written);
      return Number.isNaN(date.getTime()) ? text : date;
    }
    default:
      return text === '' ? null : text;
  }
}

/** The slides of an OpenDocument presentation. */
export function readOdp(bytes: Uint8Array): Slide[] {
  const slides: { title: string; lines: { depth: number; text: string }[] }[] = [];
  let [isTitle, isNotes, depth, text] = [false, false, 0, ''];
  for (const piece of readXml(readContent(bytes))) {
    if (piece.kind === 'text') text += piece.text;
    else if (piece.kind === 'close') {
      if (piece.name === 'presentation:notes') isNotes = false;
      if (piece.name === 'text:list') depth -= 1;
      if (piece.name !== 'text:p' || isNotes) continue;
      const slide = slides.at(-1);
      if (isTitle && slide) slide.title = `${slide.title} ${text}`.trim();
      else if (text.trim() !== '') slide?.lines.push({ depth: Math.max(0, depth - 1), text: text.trim() });
    } else if (piece.name === 'draw:page') slides.push({ title: '', lines: [] });
    else if (piece.name === 'presentation:notes') isNotes = piece.kind === 'open';
    else if (piece.name === 'draw:frame') isTitle = piece.attributes.get('presentation:class') === 'title';
    else if (piece.name === 'text:list' && piece.kind === 'open') depth += 1;
    else if (piece.name === 'text:p') text = '';
  }
  return slides;
}
