import { strFromU8, strToU8 } from 'fflate';
import { escapeXml, readXml } from './xml.ts';

type Level = { start: number };
type List = {
  /** What lists have in common that count together. */
  abstractId: string;
  restarts: ReadonlyMap<string, number>;
};

/** The lists that a Word document defines, by the numbers that paragraphs name, and the styles that are in one. */
type Numbering = {
  levels: ReadonlyMap<string, ReadonlyMap<string, Level>>;
  lists: ReadonlyMap<string, List>;
  styles: ReadonlyMap<string, Place>;
};

type Place = { numId: string; level: string };

/** A paragraph in a list. */
type Item = Place & { number: number };

const DOCUMENT = 'word/document.xml';
const NAME = 'number-of-item-';
const TAG = /<(?:w:p[\s>]|\/w:pPr>|w:(pStyle|ilvl|numId)\s[^>]*?w:val="([^"]*)"[^>]*>)/gu;

/**
 * The parts of a Word document with a bookmark in each item of a list that names its number: the library that reads
 * documents takes items without their numbers. `putNumbers` makes them those of the items in its HTML.
 */
export function numberParagraphs(parts: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const [document, numbering] = [parts.get(DOCUMENT), parts.get('word/numbering.xml')];
  if (!document || !numbering) return parts;
  const styles = parts.get('word/styles.xml');
  const counter = new Counter(readNumbering(strFromU8(numbering), styles ? strFromU8(styles) : ''));
  return new Map([...parts, [DOCUMENT, strToU8(mark(strFromU8(document), counter))]]);
}

/** HTML whose items have the numbers that their bookmarks name. */
export function putNumbers(html: string): string {
  return html.replaceAll(new RegExp(`<li><a id="${NAME}(\\d+)"></a>`, 'gu'), '<li value="$1">');
}

function mark(xml: string, counter: Counter): string {
  let [marked, end] = ['', 0];
  let paragraph: { style?: string; level?: string; numId?: string } = {};
  for (const { 0: tag, 1: name, 2: value, index } of xml.matchAll(TAG)) {
    if (name === 'pStyle') paragraph.style = value ?? '';
    else if (name === 'ilvl') paragraph.level = value ?? '';
    else if (name === 'numId') paragraph.numId = value ?? '';
    else if (!tag.startsWith('</')) paragraph = {};
    else {
      const item = counter.count(paragraph);
      marked += xml.slice(end, index);
      // The library does not know the lists of styles.
      if (item && paragraph.numId === undefined) marked += toProperties(item);
      marked += tag;
      if (item) marked += `<w:bookmarkStart w:id="0" w:name="${NAME}${item.number}"/>`;
      end = index + tag.length;
      paragraph = {};
    }
  }
  return marked + xml.slice(end);
}

function toProperties({ numId, level }: Item): string {
  return `<w:numPr><w:ilvl w:val="${escapeXml(level)}"/><w:numId w:val="${escapeXml(numId)}"/></w:numPr>`;
}

/** Counts the items of lists as Word does. */
class Counter {
  readonly #numbering: Numbering;
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #restarted = new Set<string>();

  constructor(numbering: Numbering) {
    this.#numbering = numbering;
  }

  /** The place and number of the next paragraph; undefined for one in no list. */
  count(paragraph: { style?: string; level?: string; numId?: string }): Item | undefined {
    const styled = this.#numbering.styles.get(paragraph.style ?? '');
    const numId = paragraph.numId ?? styled?.numId;
    const level = paragraph.level ?? styled?.level ?? '0';
    const list = this.#numbering.lists.get(numId ?? '');
    if (!list || numId === undefined) return undefined;
    const counts = this.#counts.get(list.abstractId) ?? new Map<string, number>();
    this.#counts.set(list.abstractId, counts);
    const last = counts.get(level);
    const restart = this.#restartOf(list, `${numId} ${level}`, level);
    const start = list.restarts.get(level) ?? this.#numbering.levels.get(list.abstractId)?.get(level)?.start ?? 1;
    const number = restart ?? (last === undefined ? start : last + 1);
    counts.set(level, number);
    for (const deeper of [...counts.keys()]) if (Number(deeper) > Number(level)) counts.delete(deeper);
    return { numId, level, number };
  }

  /** The number that a list begins anew with, once. */
  #restartOf({ restarts }: List, key: string, level: string): number | undefined {
    if (this.#restarted.has(key)) return undefined;
    this.#restarted.add(key);
    return restarts.get(level);
  }
}

function readNumbering(xml: string, stylesXml: string): Numbering {
  const levels = new Map<string, Map<string, Level>>();
  const lists = new Map<string, { abstractId: string; restarts: Map<string, number> }>();
  let [abstractId, numId, level] = ['', '', ''];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    const { name, attributes } = piece;
    const value = attributes.get('w:val') ?? '';
    if (name === 'w:abstractNum') abstractId = attributes.get('w:abstractNumId') ?? '';
    else if (name === 'w:num') numId = attributes.get('w:numId') ?? '';
    else if (name === 'w:abstractNumId') lists.set(numId, { abstractId: value, restarts: new Map() });
    else if (name === 'w:lvl' || name === 'w:lvlOverride') level = attributes.get('w:ilvl') ?? '';
    else if (name === 'w:startOverride') lists.get(numId)?.restarts.set(level, toCount(value));
    else if (name === 'w:start' && numId === '') {
      const known = levels.get(abstractId) ?? new Map<string, Level>();
      levels.set(abstractId, known.set(level, { start: toCount(value) }));
    }
  }
  return { levels, lists, styles: readStyles(stylesXml) };
}

/** Styles of paragraphs that put them in a list. */
function readStyles(xml: string): Map<string, Place> {
  const styles = new Map<string, Place>();
  let [style, level] = ['', '0'];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    const value = piece.attributes.get('w:val') ?? '';
    if (piece.name === 'w:style') [style, level] = [piece.attributes.get('w:styleId') ?? '', '0'];
    else if (piece.name === 'w:ilvl') level = value;
    else if (piece.name === 'w:numId' && style !== '') styles.set(style, { numId: value, level });
  }
  return styles;
}

function toCount(value: string): number {
  return Math.max(0, Number.parseInt(value, 10) || 0);
}
