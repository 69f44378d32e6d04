import type { Slide } from '@rotunda/document-formats/slide';
import { escapeXml } from '@rotunda/document-formats/xml';
import type { WrittenComment } from '#drive/documents/conversion/blocks/document-comments.ts';
import { type Picture, toDisplaySize } from '#drive/documents/conversion/blocks/pictures.ts';
import {
  type Footnote,
  listPictures,
  type TextBlock,
  type TextRun,
} from '#drive/documents/conversion/blocks/text-blocks.ts';
import { putAnnotations, toPlaces } from './odt-comments.ts';
import { type ListBlock, toLists } from './odt-lists.ts';
import { packOpenDocument, toPath } from './open-document-file.ts';
import { toGrid, toText } from './open-document-table.ts';

const LOOKS = [
  ['B', 'fo:font-weight="bold"'],
  ['I', 'fo:font-style="italic"'],
  ['S', 'style:text-line-through-style="solid"'],
  ['C', 'style:font-name="monospace" fo:font-family="monospace"'],
] as const;

/** A style for every combination of text styles, named by their letters, such as `BI`. */
const LOOK_STYLES = Array.from({ length: 2 ** LOOKS.length - 1 }, (_, index) => {
  const looks = LOOKS.filter((_look, bit) => ((index + 1) >> bit) % 2 === 1);
  const properties = looks.map(([, property]) => property).join(' ');
  return style(looks.map(([letter]) => letter).join(''), 'text', `<style:text-properties ${properties}/>`);
});

const TEXT_STYLES = [
  ...LOOK_STYLES,
  style('Code', 'paragraph', '<style:text-properties fo:font-family="monospace"/>', 'Preformatted_20_Text'),
  style('Quote', 'paragraph', '<style:paragraph-properties fo:margin-left="1cm" fo:margin-right="1cm"/>', 'Quotations'),
  toListStyle('L', (level) => `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•"/>`),
  toListStyle(
    'N',
    (level) => `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix="."/>`,
  ),
  style(
    'Rule',
    'paragraph',
    '<style:paragraph-properties fo:border-bottom="0.5pt solid #888888"/>',
    'Horizontal_20_Line',
  ),
].join('');

function style(name: string, family: string, properties: string, parent = ''): string {
  const base = parent === '' ? '' : ` style:parent-style-name="${parent}"`;
  return `<style:style style:name="${name}" style:family="${family}"${base}>${properties}</style:style>`;
}

function toListStyle(name: string, toLevel: (level: number) => string): string {
  const levels = Array.from({ length: 10 }, (_, index) => toLevel(index + 1));
  return `<text:list-style style:name="${name}">${levels.join('')}</text:list-style>`;
}

const PIXELS_PER_INCH = 96;

/** Writes blocks as an OpenDocument text (ODF 1.3), with comments at the positions of their IDs. */
export function toOdt({
  blocks,
  comments = [],
}: {
  blocks: readonly TextBlock[];
  comments?: readonly WrittenComment[];
}): Uint8Array {
  const content = putAnnotations(toParts(blocks).join(''), comments);
  return packOpenDocument('text', { styles: TEXT_STYLES, content, pictures: listPictures(blocks) });
}

/** Writes slides as an OpenDocument presentation. */
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
  return packOpenDocument('presentation', { content: pages.join('') });
}

function toFrame(kind: string, { y, height }: { y: number; height: number }, content: string): string {
  const place = `svg:x="1.5cm" svg:y="${y}cm" svg:width="25cm" svg:height="${height}cm"`;
  return `<draw:frame presentation:class="${kind}" ${place}><draw:text-box>${content}</draw:text-box></draw:frame>`;
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
      return `<text:p${block.isQuoted ? ' text:style-name="Quote"' : ''}>${toSpans(block.runs)}</text:p>`;
    case 'code':
      return `<text:p text:style-name="Code">${toText(block.text)}</text:p>`;
    case 'table':
      return toGrid('Table', block.rows, (cell) => toTextCell(toSpans(cell)));
    case 'rule':
      return '<text:p text:style-name="Rule"/>';
  }
}

/** Writes a list line at the given nesting depth. */
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
  const { width, height } = toDisplaySize(picture);
  const place = `text:anchor-type="as-char" svg:width="${width / PIXELS_PER_INCH}in" svg:height="${height / PIXELS_PER_INCH}in"`;
  const image = `<draw:image xlink:href="${toPath(picture)}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>`;
  return `<draw:frame ${place}>${image}</draw:frame>`;
}

function toTextCell(content: string): string {
  return `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`;
}
