import { MAX_LABEL_CHARACTERS, MAX_LEVELS, type NumberFormat } from './list-label.ts';
import { readXml } from './xml.ts';

/** HTML tags around content with a style. */
export type Tags = readonly [start: string, end: string];

/** A numbered list level. */
export type NumberedLevel = {
  /** Its first number. */
  start: number;
  /** Undefined if the document leaves it to the reader. */
  format: NumberFormat | undefined;
  prefix: string;
  suffix: string;
  /** How many levels the label numbers, this one and those around it. */
  shownLevels: number;
};

/** The meaning of the styles of an OpenDocument text, by name. */
export type OdtStyles = {
  /** Styles for bold, italic or strikethrough text. */
  looks: ReadonlyMap<string, Tags>;
  /** Styles of quotations, preformatted text and rules. */
  blocks: ReadonlyMap<string, Tags>;
  /** Styles of lists: their numbered levels, starting at 1. */
  lists: ReadonlyMap<string, ReadonlyMap<number, NumberedLevel>>;
};

const FORMATS: readonly NumberFormat[] = ['1', 'a', 'A', 'i', 'I', ''];

/** Predefined styles of LibreOffice. */
const BLOCKS: ReadonlyMap<string, Tags> = new Map([
  ['Quotations', ['<blockquote><p>', '</p></blockquote>']],
  ['Preformatted_20_Text', ['<pre>', '</pre>']],
  ['Horizontal_20_Line', ['<hr>', '']],
]);

/**
 * Reads the styles of an OpenDocument text: those shared by its parts (`styles.xml`), and those of its content, which take
 * precedence.
 */
export function readStyles(sharedXml: string, contentXml: string): OdtStyles {
  const styles = { looks: new Map<string, Tags>(), blocks: new Map(BLOCKS), lists: new Map<string, ListLevels>() };
  addStyles(sharedXml, styles);
  addStyles(contentXml, styles);
  return styles;
}

type ListLevels = Map<number, NumberedLevel>;

function addStyles(
  xml: string,
  { looks, blocks, lists }: { looks: Map<string, Tags>; blocks: Map<string, Tags>; lists: Map<string, ListLevels> },
): void {
  let name: string | undefined;
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    const { attributes } = piece;
    if (piece.name === 'style:style' || piece.name === 'text:list-style') name = attributes.get('style:name');
    if (name === undefined) continue;
    const block = piece.name === 'style:style' && BLOCKS.get(attributes.get('style:parent-style-name') ?? '');
    if (block) blocks.set(name, block);
    if (piece.name === 'text:list-style') lists.set(name, new Map());
    if (piece.name === 'text:list-level-style-number') {
      lists.get(name)?.set(Number(attributes.get('text:level')), toLevel(attributes));
    }
    const tags = piece.name === 'style:text-properties' ? toTags(attributes) : [];
    if (tags.length > 0) looks.set(name, wrapTags(tags));
  }
}

function toLevel(attributes: ReadonlyMap<string, string>): NumberedLevel {
  const format = attributes.get('style:num-format');
  return {
    start: Number(attributes.get('text:start-value') ?? 1) || 1,
    format: format === undefined ? undefined : (FORMATS.find((known) => known === format) ?? '1'),
    prefix: (attributes.get('style:num-prefix') ?? '').slice(0, MAX_LABEL_CHARACTERS),
    suffix: (attributes.get('style:num-suffix') ?? '').slice(0, MAX_LABEL_CHARACTERS),
    shownLevels: Math.min(MAX_LEVELS, Number(attributes.get('text:display-levels') ?? 1) || 1),
  };
}

function toTags(attributes: ReadonlyMap<string, string>): string[] {
  const line = attributes.get('style:text-line-through-style') ?? attributes.get('style:text-line-through-type');
  return [
    ...(attributes.get('fo:font-weight') === 'bold' ? ['b'] : []),
    ...(attributes.get('fo:font-style') === 'italic' ? ['i'] : []),
    ...(line !== undefined && line !== 'none' ? ['s'] : []),
  ];
}

function wrapTags(tags: readonly string[]): Tags {
  const ends = tags.toReversed().map((tag) => `</${tag}>`);
  return [tags.map((tag) => `<${tag}>`).join(''), ends.join('')];
}
