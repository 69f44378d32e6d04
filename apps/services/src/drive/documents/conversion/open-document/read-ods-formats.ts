import { isNumberFormat } from '@rotunda/document-formats/number-format';
import type { XmlPiece } from '@rotunda/document-formats/xml';
import { COLORS, quoteLiteral } from './ods-format-tokens.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;
type DataStyle = { code: string; kind: string; maps: { condition: string; style: string }[] };

const STYLE = /^number:(?:number|currency|percentage|date|time|text)-style$/u;
const COLOR_NAMES = new Map([...COLORS].map(([name, color]) => [color, name]));

/** Reads the number formats of an OpenDocument spreadsheet from its styles. */
export class OdsFormatReader {
  readonly #styles = new Map<string, DataStyle>();
  readonly #cells = new Map<string, string>();
  readonly #codes = new Map<string, string | undefined>();
  #open: (DataStyle & { isDuration: boolean }) | undefined;
  #text: { position: number | undefined; content: string } | undefined;
  #embedded: { position: number; text: string }[] = [];

  /** Returns the number format of a cell style, or undefined if it has none. */
  findFormat(style: string | undefined): string | undefined {
    const data = style === undefined ? undefined : this.#cells.get(style);
    if (data === undefined) return undefined;
    if (!this.#codes.has(data)) {
      const code = this.#toCode(data);
      this.#codes.set(data, isNumberFormat(code) ? code : undefined);
    }
    return this.#codes.get(data);
  }

  take(piece: XmlPiece): void {
    if (piece.kind === 'text') {
      if (this.#text) this.#text.content += piece.text;
      return;
    }
    if (piece.kind !== 'close') this.#begin(piece);
    if (piece.kind !== 'open') this.#end(piece.name);
  }

  #begin(tag: Tag): void {
    const { name, attributes } = tag;
    const read = (key: string) => attributes.get(key);
    if (name === 'style:style' && read('style:family') === 'table-cell') {
      const data = read('style:data-style-name');
      if (data !== undefined) this.#cells.set(read('style:name') ?? '', data);
    } else if (STYLE.test(name)) this.#beginStyle(tag);
    else if (this.#open) this.#beginPart(tag, this.#open);
  }

  #beginStyle({ name, attributes }: Tag): void {
    const language = attributes.get('number:language');
    const isDated = language !== undefined && /^number:(?:date|time)-style$/u.test(name);
    const isDuration = attributes.get('number:truncate-on-overflow') === 'false';
    const code = isDated ? `[$-${language}-${attributes.get('number:country') ?? ''}]`.replace('-]', ']') : '';
    this.#open = { code, kind: name, maps: [], isDuration };
    this.#styles.set(attributes.get('style:name') ?? '', this.#open);
  }

  #beginPart({ name, attributes }: Tag, open: DataStyle & { isDuration: boolean }): void {
    const read = (key: string) => attributes.get(key);
    switch (name) {
      case 'style:map':
        open.maps.push({
          condition: (read('style:condition') ?? '').replace('value()', '').replaceAll(' ', '').replace('!=', '<>'),
          style: read('style:apply-style-name') ?? '',
        });
        return;
      case 'style:text-properties': {
        const color = COLOR_NAMES.get(read('fo:color')?.toLowerCase() ?? '');
        if (color !== undefined) open.code = `[${color.charAt(0).toUpperCase()}${color.slice(1)}]${open.code}`;
        return;
      }
      case 'number:text':
      case 'number:currency-symbol':
      case 'number:fill-character':
        this.#text = { position: undefined, content: '' };
        return;
      case 'number:embedded-text':
        this.#text = { position: Number(read('number:position')), content: '' };
        return;
      default:
        open.code += toCode(name, read, open.isDuration);
    }
  }

  #end(name: string): void {
    const { content = '', position } = this.#text ?? {};
    if (STYLE.test(name)) this.#open = undefined;
    else if (this.#open && this.#text && name.startsWith('number:')) {
      if (position !== undefined) this.#embedded.push({ position, text: content });
      else if (name === 'number:currency-symbol') this.#open.code += content === '' ? '' : toSymbol(content);
      else if (name === 'number:fill-character') this.#open.code += content === '' ? '' : `*${content}`;
      else this.#open.code += quoteLiteral(content, this.#open.kind === 'number:percentage-style');
      this.#text = undefined;
    } else if (name === 'number:number' && this.#open && this.#embedded.length > 0) {
      this.#open.code = embed(this.#open.code, this.#embedded);
      this.#embedded = [];
    }
  }

  #toCode(name: string): string {
    const style = this.#styles.get(name);
    if (!style) return '';
    const parts = style.maps.map(({ condition, style: part }) => ({
      condition,
      code: this.#styles.get(part)?.code ?? '',
    }));
    const sections = [...parts.map(({ code }) => code), style.code];
    const conditions = parts.map(({ condition }) => condition).join();
    const isUsual =
      style.kind === 'number:text-style' ? conditions === '>0,<0,=0' : ['>=0', '>0,<0', ''].includes(conditions);
    if (isUsual) return sections.join(';');
    return [...parts.map(({ condition, code }) => `[${condition}]${code}`), style.code].join(';');
  }
}

function toSymbol(text: string): string {
  return text.length === 1 && '$€£¥'.includes(text) ? text : `[$${text}]`;
}

type Read = (key: string) => string | undefined;

function toCode(name: string, read: Read, isDuration: boolean): string {
  const isLong = read('number:style') === 'long';
  switch (name) {
    case 'number:number':
      return read('number:decimal-places') === undefined &&
        read('number:min-integer-digits') === '1' &&
        !read('number:grouping')
        ? 'General'
        : toDigits(read);
    case 'number:scientific-number': {
      const interval = Number(read('number:exponent-interval') ?? 1);
      const whole = toDigits(read).replace(/^[#0]+/u, (digits) => digits.padStart(Math.min(interval, 9), '#'));
      const isSigned = (read('number:forced-exponent-sign') ?? 'true') === 'true';
      return `${whole}E${isSigned ? '+' : '-'}${'0'.repeat(readCount(read, 'number:min-exponent-digits', 1))}`;
    }
    case 'number:fraction':
      return toFraction(read);
    case 'number:text-content':
      return '@';
    case 'number:year':
      return isLong ? 'yyyy' : 'yy';
    case 'number:month':
      return (read('number:textual') === 'true' ? 'mmm' : 'm') + (isLong ? 'm' : '');
    case 'number:day':
      return isLong ? 'dd' : 'd';
    case 'number:day-of-week':
      return isLong ? 'dddd' : 'ddd';
    case 'number:hours':
      return isDuration ? '[h]' : isLong ? 'hh' : 'h';
    case 'number:minutes':
      return isLong ? 'mm' : 'm';
    case 'number:seconds': {
      const decimals = readCount(read, 'number:decimal-places', 0);
      return `${isLong ? 'ss' : 's'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
    }
    case 'number:am-pm':
      return 'AM/PM';
    default:
      return '';
  }
}

function toDigits(read: Read): string {
  const places = readCount(read, 'number:decimal-places', 0);
  const zeros = Math.min(places, readCount(read, 'number:min-decimal-places', places));
  const whole = '0'.repeat(readCount(read, 'number:min-integer-digits', 1));
  const grouped = read('number:grouping') === 'true' ? group(whole.padStart(4, '#')) : whole || '#';
  const factor = Math.round(Math.log10(Number(read('number:display-factor') ?? 1)) / 3) || 0;
  const decimals = places === 0 ? '' : `.${'0'.repeat(zeros)}${'#'.repeat(places - zeros)}`;
  return `${grouped}${decimals}${','.repeat(Math.min(Math.max(0, factor), 5))}`;
}

function group(digits: string): string {
  return digits.replaceAll(/(?<=[#0])(?=(?:[#0]{3})+$)/gu, ',');
}

function toFraction(read: Read): string {
  const whole = read('number:min-integer-digits');
  const fixed = read('number:denominator-value');
  const numerator = '?'.repeat(Math.max(1, readCount(read, 'number:min-numerator-digits', 1)));
  const denominator = fixed ?? '?'.repeat(Math.max(1, readCount(read, 'number:min-denominator-digits', 1)));
  const integer = whole === undefined ? '' : `${'0'.repeat(readCount(read, 'number:min-integer-digits', 0)) || '#'} `;
  return `${integer}${numerator}/${denominator}`;
}

/** Inserts texts between the digits of the number at the end of a format. */
function embed(code: string, texts: readonly { position: number; text: string }[]): string {
  const [digits = ''] = /[#0]+$/u.exec(code) ?? [];
  const pieces = [...digits].flatMap((digit, index) => {
    const before = texts.filter(({ position }) => position === digits.length - index);
    return [...before.map(({ text }) => quoteLiteral(text, false)), digit];
  });
  return code.slice(0, code.length - digits.length) + pieces.join('');
}

const MAX_DIGITS = 30;

function readCount(read: Read, key: string, missing: number): number {
  const count = Number(read(key) ?? missing);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MAX_DIGITS) : missing;
}
