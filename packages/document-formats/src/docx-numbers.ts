import { strFromU8, strToU8 } from 'fflate';
import { formatNumber, MAX_LABEL_CHARACTERS, type NumberFormat, toItemAttributes } from './list-label.ts';
import { escapeXml, readXml } from './xml.ts';

type Level = {
  start: number;
  format: NumberFormat | 'bullet';
  /** The label, in which `%1` stands for the number of the first level. */
  text: string;
  /** Whether all numbers of the label are decimals. */
  isLegal: boolean;
};
type List = {
  /** Shared by lists that are numbered together. */
  abstractId: string;
  restarts: ReadonlyMap<string, number>;
};

/** The lists defined in a Word document, by the numbers used in paragraphs, and the list styles. */
type Numbering = {
  levels: ReadonlyMap<string, ReadonlyMap<string, Level>>; // By list, or for overridden levels by the number in paragraphs.
  lists: ReadonlyMap<string, List>;
  styles: ReadonlyMap<string, Place>;
};

type Place = { numId: string; level: string };

/** A paragraph in a list. */
type Item = Place & { number: number; label: string | undefined };

/** The parts of a Word document with marked items, and the attributes of the items, in the order of their marks. */
type NumberedParts = { parts: ReadonlyMap<string, Uint8Array>; attributes: readonly string[] };

const DOCUMENT = 'word/document.xml';
const NAME = 'list-item-';
const FORMATS: ReadonlyMap<string, Level['format']> = new Map([
  ...([
    ['decimalZero', '01'],
    ['bullet', 'bullet'],
    ['none', ''],
    ['lowerLetter', 'a'],
    ['upperLetter', 'A'],
  ] as const),
  ...([
    ['lowerRoman', 'i'],
    ['upperRoman', 'I'],
  ] as const),
]);
const TAG = /<(?:w:p[\s>]|\/w:pPr>|w:(pStyle|ilvl|numId)\s(?:(?!w:val=)[^<>])*w:val="([^"<>]*)"[^<>]*>)/gu;

/**
 * Adds a bookmark to each list item in the parts of a Word document, because the reader library ignores the numbers.
 * `putNumbers` applies them to the items in the resulting HTML.
 */
export function numberParagraphs(parts: ReadonlyMap<string, Uint8Array>): NumberedParts {
  const [document, numbering] = [parts.get(DOCUMENT), parts.get('word/numbering.xml')];
  if (!document || !numbering) return { parts, attributes: [] };
  const styles = parts.get('word/styles.xml');
  const counter = new Counter(readNumbering(strFromU8(numbering), styles ? strFromU8(styles) : ''));
  const attributes: string[] = [];
  const marked = mark(strFromU8(document), counter, attributes);
  return { parts: new Map([...parts, [DOCUMENT, strToU8(marked)]]), attributes };
}

/** Sets the numbers and labels of list items in HTML by their bookmarks. */
export function putNumbers(html: string, attributes: readonly string[]): string {
  const item = new RegExp(`<li><a id="${NAME}(\\d+)"></a>`, 'gu');
  return html.replaceAll(item, (_, index: string) => `<li${attributes[Number(index)] ?? ''}>`);
}

function mark(xml: string, counter: Counter, attributes: string[]): string {
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
      // The library does not support list styles.
      if (item && paragraph.numId === undefined) marked += toProperties(item);
      marked += tag;
      if (item) {
        marked += `<w:bookmarkStart w:id="0" w:name="${NAME}${attributes.length}"/>`;
        attributes.push(toItemAttributes(item.number, item.label));
      }
      end = index + tag.length;
      paragraph = {};
    }
  }
  return marked + xml.slice(end);
}

function toProperties({ numId, level }: Item): string {
  return `<w:numPr><w:ilvl w:val="${escapeXml(level)}"/><w:numId w:val="${escapeXml(numId)}"/></w:numPr>`;
}

/** Numbers list items like Word. */
class Counter {
  readonly #numbering: Numbering;
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #restarted = new Set<string>();

  constructor(numbering: Numbering) {
    this.#numbering = numbering;
  }

  /** Returns the list position and number of the next paragraph, or undefined if it is not in a list. */
  count(paragraph: { style?: string; level?: string; numId?: string }): Item | undefined {
    const styled = this.#numbering.styles.get(paragraph.style ?? '');
    const numId = paragraph.numId ?? styled?.numId;
    const level = paragraph.level ?? styled?.level ?? '0';
    const list = this.#numbering.lists.get(numId ?? '');
    if (!list || numId === undefined) return undefined;
    const counts = this.#counts.get(list.abstractId) ?? new Map<string, number>();
    this.#counts.set(list.abstractId, counts);
    const last = counts.get(level);
    const restart = this.#findRestart(list, `${numId} ${level}`, level);
    const start = list.restarts.get(level) ?? this.#findLevel(list, numId, level)?.start ?? 1;
    const number = restart ?? (last === undefined ? start : last + 1);
    counts.set(level, number);
    for (const deeper of counts.keys()) if (Number(deeper) > Number(level)) counts.delete(deeper);
    return { numId, level, number, label: this.#findLabel(list, { numId, level }, counts) };
  }

  /** Returns undefined for a level without numbers. */
  #findLabel(list: List, { numId, level }: Place, counts: ReadonlyMap<string, number>): string | undefined {
    const own = this.#findLevel(list, numId, level);
    if (own?.format === 'bullet') return undefined;
    return own?.text.replaceAll(/%([1-9])/gu, (_, position: string) => {
      const index = String(Number(position) - 1);
      const other = this.#findLevel(list, numId, index);
      const format = own.isLegal || other === undefined || other.format === 'bullet' ? '1' : other.format;
      return formatNumber(counts.get(index) ?? other?.start ?? 1, format);
    });
  }

  #findLevel({ abstractId }: List, numId: string, level: string): Level | undefined {
    const { levels } = this.#numbering;
    return levels.get(toOverridesKey(numId))?.get(level) ?? levels.get(abstractId)?.get(level);
  }

  /** Returns the number at which a list restarts, once per list. */
  #findRestart({ restarts }: List, key: string, level: string): number | undefined {
    if (this.#restarted.has(key)) return undefined;
    this.#restarted.add(key);
    return restarts.get(level);
  }
}

function readNumbering(xml: string, stylesXml: string): Numbering {
  const levels = new Map<string, Map<string, Level>>();
  const lists = new Map<string, { abstractId: string; restarts: Map<string, number> }>();
  let [key, numId, level] = ['', '', ''];
  let current: Level | undefined;
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    const { name, attributes } = piece;
    const value = attributes.get('w:val') ?? '';
    if (name === 'w:abstractNum') key = attributes.get('w:abstractNumId') ?? '';
    else if (name === 'w:num') {
      numId = attributes.get('w:numId') ?? '';
      key = toOverridesKey(numId);
    } else if (name === 'w:abstractNumId') lists.set(numId, { abstractId: value, restarts: new Map() });
    else if (name === 'w:lvlOverride') level = attributes.get('w:ilvl') ?? '';
    else if (name === 'w:startOverride') lists.get(numId)?.restarts.set(level, toCount(value));
    else if (name === 'w:lvl') {
      current = { start: 1, format: '1', text: '', isLegal: false };
      const known = levels.get(key) ?? new Map<string, Level>();
      levels.set(key, known.set(attributes.get('w:ilvl') ?? '', current));
    } else if (current) readLevel(current, name, value);
  }
  return { levels, lists, styles: readStyles(stylesXml) };
}

/** Reads a property of a level. */
function readLevel(level: Level, name: string, value: string): void {
  if (name === 'w:start') level.start = toCount(value);
  else if (name === 'w:numFmt') level.format = FORMATS.get(value) ?? '1';
  else if (name === 'w:lvlText') level.text = value.slice(0, MAX_LABEL_CHARACTERS);
  else if (name === 'w:isLgl') level.isLegal = !/^(?:0|false|off)$/u.test(value);
}

/** The key of the levels that differ from their list for some of its paragraphs. */
function toOverridesKey(numId: string): string {
  return `number ${numId}`;
}

/** Reads the paragraph styles that belong to a list. */
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
