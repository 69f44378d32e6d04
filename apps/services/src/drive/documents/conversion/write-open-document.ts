import { strToU8, zipSync } from 'fflate';
import { type Cell, type CellValue, isFormula, type Sheet, toShownValue } from '#core/workbook/cell.ts';
import { toOpenFormula } from '#core/workbook/open-formula.ts';
import { escapeXml } from '#core/xml.ts';
import type { WrittenComment } from './document-comments.ts';
import { putAnnotations, toPlaces } from './odt-comments.ts';
import { type ListBlock, toLists } from './odt-lists.ts';
import { type Picture, toFileName, toShownSize } from './pictures.ts';
import { toPercent, toReadable } from './sheets.ts';
import type { Slide } from './slide.ts';
import { type Footnote, picturesIn, type TextBlock, type TextRun } from './text-blocks.ts';

/** The earliest time that a ZIP archive can hold: what was written does not differ by when that was. */
const ARCHIVE_EPOCH = new Date(1980, 0, 1);

const NAMESPACES = Object.entries({
  office: 'office:1.0',
  style: 'style:1.0',
  text: 'text:1.0',
  table: 'table:1.0',
  draw: 'drawing:1.0',
  presentation: 'presentation:1.0',
  of: 'of:1.2',
  fo: 'xsl-fo-compatible:1.0',
  svg: 'svg-compatible:1.0',
})
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}"`)
  .concat('xmlns:xlink="http://www.w3.org/1999/xlink"', 'xmlns:dc="http://purl.org/dc/elements/1.1/"')
  .concat('xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"')
  .join(' ');

const LOOKS = [
  ['B', 'fo:font-weight="bold"'],
  ['I', 'fo:font-style="italic"'],
  ['S', 'style:text-line-through-style="solid"'],
  ['C', 'style:font-name="monospace" fo:font-family="monospace"'],
] as const;

/** Every combination of looks under the letters of its looks, such as `BI`. */
const LOOK_STYLES = Array.from({ length: 2 ** LOOKS.length - 1 }, (_, index) => {
  const looks = LOOKS.filter((_look, bit) => ((index + 1) >> bit) % 2 === 1);
  const properties = looks.map(([, property]) => property).join(' ');
  return style(looks.map(([letter]) => letter).join(''), 'text', `<style:text-properties ${properties}/>`);
});

const TEXT_STYLES = [
  ...LOOK_STYLES,
  style('Code', 'paragraph', '<style:text-properties fo:font-family="monospace"/>'),
  toListStyle('L', (level) => `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•"/>`),
  toListStyle(
    'N',
    (level) => `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix="."/>`,
  ),
  style('Rule', 'paragraph', '<style:paragraph-properties fo:border-bottom="0.5pt solid #888888"/>'),
].join('');

function style(name: string, family: string, properties: string): string {
  return `<style:style style:name="${name}" style:family="${family}">${properties}</style:style>`;
}

function toListStyle(name: string, toLevel: (level: number) => string): string {
  const levels = Array.from({ length: 10 }, (_, index) => toLevel(index + 1));
  return `<text:list-style style:name="${name}">${levels.join('')}</text:list-style>`;
}

const PIXELS_PER_INCH = 96;

/** Blocks as an OpenDocument text (ODF 1.3), with comments at the places that name their ids. */
export function toOdt({
  blocks,
  comments = [],
}: {
  blocks: readonly TextBlock[];
  comments?: readonly WrittenComment[];
}): Uint8Array {
  const content = putAnnotations(toParts(blocks).join(''), comments);
  return pack('text', { styles: TEXT_STYLES, content, pictures: picturesIn(blocks) });
}

/** Sheets as an OpenDocument spreadsheet. */
export function toOds(sheets: readonly Sheet[]): Uint8Array {
  const tables = (sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets).map(toTable);
  return pack('spreadsheet', { content: tables.join('') });
}

/** Slides as an OpenDocument presentation. */
export function toOdp(slides: readonly Slide[]): Uint8Array {
  const pages = slides.map((slide, index) => {
    const lines = slide.lines.map(({ depth, text }) => toListItem(`<text:p>${toText(text)}</text:p>`, depth));
    return [
      `<draw:page draw:name="page${index + 1}">`,
      toFrame('title', { y: 1, height: 3 }, `<text:p>${toText(slide.title)}</text:p>`),
      toFrame('outline', { y: 5, height: 9 }, lines.join('')),
      '</draw:page>',
    ].join('');
  });
  return pack('presentation', { content: pages.join('') });
}

function toFrame(kind: string, { y, height }: { y: number; height: number }, content: string): string {
  const place = `svg:x="1.5cm" svg:y="${y}cm" svg:width="25cm" svg:height="${height}cm"`;
  return `<draw:frame presentation:class="${kind}" ${place}><draw:text-box>${content}</draw:text-box></draw:frame>`;
}

type Parts = { content: string; styles?: string; pictures?: readonly Picture[] };

function pack(
  kind: 'text' | 'spreadsheet' | 'presentation',
  { content, styles = '', pictures = [] }: Parts,
): Uint8Array {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  const xml = [
    `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES} office:version="1.3">`,
    `<office:automatic-styles>${styles}</office:automatic-styles>`,
    `<office:body><office:${kind}>${content}</office:${kind}></office:body></office:document-content>`,
  ].join('');
  const entries = [
    `<m:file-entry m:full-path="/" m:version="1.3" m:media-type="${type}"/>`,
    '<m:file-entry m:full-path="content.xml" m:media-type="text/xml"/>',
    ...pictures.map((picture) => `<m:file-entry m:full-path="${toPath(picture)}" m:media-type="${picture.mimeType}"/>`),
  ];
  const manifest = `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" m:version="1.3">${entries.join('')}</m:manifest>`;
  // The type comes first and uncompressed: programs tell the format by it.
  return zipSync(
    {
      mimetype: [strToU8(type), { level: 0 }],
      'content.xml': strToU8(xml),
      'META-INF/manifest.xml': strToU8(`<?xml version="1.0" encoding="UTF-8"?>${manifest}`),
      ...Object.fromEntries(pictures.map((picture) => [toPath(picture), picture.bytes])),
    },
    { mtime: ARCHIVE_EPOCH },
  );
}

function toPath(picture: Picture): string {
  return `Pictures/${toFileName(picture)}`;
}

function toParts(blocks: readonly TextBlock[]): string[] {
  const parts: string[] = [];
  let items: ListBlock[] = [];
  const endList = () => {
    parts.push(toLists(items, ({ runs }) => `<text:p>${toSpans(runs)}</text:p>`));
    items = [];
  };
  for (const block of blocks) {
    if (block.kind === 'item') items.push(block);
    else {
      endList();
      parts.push(toElement(block));
    }
  }
  endList();
  return parts;
}

function toElement(block: Exclude<TextBlock, ListBlock>): string {
  switch (block.kind) {
    case 'heading':
      return `<text:h text:outline-level="${block.level}">${toSpans(block.runs)}</text:h>`;
    case 'paragraph':
      return `<text:p>${toSpans(block.runs)}</text:p>`;
    case 'code':
      return `<text:p text:style-name="Code">${toText(block.text)}</text:p>`;
    case 'table':
      return toGrid('Table', block.rows, (cell) => toTextCell(toSpans(cell)));
    case 'rule':
      return '<text:p text:style-name="Rule"/>';
  }
}

/** A line of a list, so many lists in. */
function toListItem(content: string, depth: number): string {
  const inner = depth === 0 ? content : toListItem(content, depth - 1);
  return `<text:list text:style-name="L"><text:list-item>${inner}</text:list-item></text:list>`;
}

function toSpans(runs: readonly TextRun[]): string {
  return runs
    .map((run) => {
      if (run.footnote) return toFootnote(run.footnote);
      if (run.commentStarts || run.commentEnds) return toPlaces(run);
      const { isBold, isItalic, isStruck, isCode } = run;
      const name = `${isBold ? 'B' : ''}${isItalic ? 'I' : ''}${isStruck ? 'S' : ''}${isCode ? 'C' : ''}`;
      const text = run.picture ? toImage(run.picture) : toText(run.text);
      const span = name === '' ? text : `<text:span text:style-name="${name}">${text}</text:span>`;
      return run.link === undefined
        ? span
        : `<text:a xlink:type="simple" xlink:href="${escapeXml(run.link)}">${span}</text:a>`;
    })
    .join('');
}

function toFootnote({ number, blocks }: Footnote): string {
  const body = `<text:note-body>${toParts(blocks).join('')}</text:note-body>`;
  return `<text:note text:id="ftn${number}" text:note-class="footnote"><text:note-citation>${number}</text:note-citation>${body}</text:note>`;
}

function toImage(picture: Picture): string {
  const { width, height } = toShownSize(picture);
  const place = `text:anchor-type="as-char" svg:width="${width / PIXELS_PER_INCH}in" svg:height="${height / PIXELS_PER_INCH}in"`;
  const image = `<draw:image xlink:href="${toPath(picture)}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>`;
  return `<draw:frame ${place}>${image}</draw:frame>`;
}

// Blanks in a row are one in XML, unless they are written as elements.
function toText(text: string): string {
  return escapeXml(text)
    .replaceAll(/ {2,}/g, (blanks) => ` <text:s text:c="${blanks.length - 1}"/>`)
    .replaceAll('\t', '<text:tab/>')
    .replaceAll('\n', '<text:line-break/>');
}

function toTable({ name, rows }: Sheet): string {
  return toGrid(name, rows, toCell);
}

function toTextCell(content: string): string {
  return `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`;
}

function toGrid<Content>(
  name: string,
  rows: readonly (readonly Content[])[],
  toCell: (content: Content) => string,
): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const lines = rows.map((row) => `<table:table-row>${row.map(toCell).join('')}</table:table-row>`);
  const columns = `<table:table-column table:number-columns-repeated="${width}"/>`;
  return `<table:table table:name="${escapeXml(name)}">${columns}${lines.join('') || '<table:table-row><table:table-cell/></table:table-row>'}</table:table>`;
}

function toCell(cell: Cell): string {
  const formula = isFormula(cell) ? ` table:formula="${escapeXml(toOpenFormula(cell.formula))}"` : '';
  const value = toShownValue(cell);
  if (value === null || value === '') return `<table:table-cell${formula}/>`;
  const text = toReadable(value);
  return `<table:table-cell${formula} ${toValue(value)}><text:p>${toText(text)}</text:p></table:table-cell>`;
}

function toValue(cell: Exclude<CellValue, null>): string {
  if (typeof cell === 'number') return `office:value-type="float" office:value="${cell}"`;
  if (typeof cell === 'boolean') return `office:value-type="boolean" office:boolean-value="${cell}"`;
  const percent = toPercent(cell);
  if (percent) return `office:value-type="percentage" office:value="${percent.value}"`;
  return cell instanceof Date
    ? `office:value-type="date" office:date-value="${cell.toISOString().replace(/(?:(?:T00:00:00)?\.000)?Z$/u, '')}"`
    : 'office:value-type="string"';
}
