import { escapeXml } from '@rotunda/document-formats/xml';
import { type CellBorder, type CellStyle, SIDES } from '#core/workbook/cell-style.ts';
import { toDataStyles } from './ods-formats.ts';

/** Collects the styles for the cells, columns and rows of an OpenDocument spreadsheet. */
export class OdsStyles {
  readonly #formats = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #written: string[] = [];

  /** Returns the style attribute for a number format and a cell style, or an empty string if there are none. */
  getCellStyle(format: string | undefined, style: CellStyle | undefined): string {
    if (format === undefined && !style) return '';
    const data = format === undefined ? '' : ` style:data-style-name="${this.#getName(format)}"`;
    return this.#refer('table-cell', data, style ? toProperties(style) : '');
  }

  /** Returns the style attribute for a column or row size, or an empty string for the default. */
  getLineStyle(family: 'table-column' | 'table-row', sizePx: number | undefined): string {
    if (sizePx === undefined) return '';
    const side = family === 'table-column' ? 'column-width' : 'row-height';
    const usual = family === 'table-row' ? ' style:use-optimal-row-height="false"' : '';
    return this.#refer(family, '', `<style:${family}-properties style:${side}="${sizePx / 96}in"${usual}/>`);
  }

  /** Writes the collected styles. */
  toXml(): string {
    const formats = [...this.#formats].map(([format, name]) => toDataStyles(format, name));
    return [...formats, ...this.#written].join('');
  }

  #getName(format: string): string {
    const name = this.#formats.get(format) ?? `N${this.#formats.size + 1}`;
    this.#formats.set(format, name);
    return name;
  }

  #refer(family: string, attributes: string, properties: string): string {
    const rest = ` style:family="${family}"${attributes}>${properties}</style:style>`;
    let name = this.#names.get(rest);
    if (name === undefined) {
      name = `S${this.#names.size + 1}`;
      this.#names.set(rest, name);
      this.#written.push(`<style:style style:name="${name}"${rest}`);
    }
    return ` table:style-name="${name}"`;
  }
}

function toProperties(style: CellStyle): string {
  const { borders = {}, fontFamily } = style;
  const sides = SIDES.map((side): [string, string | undefined] => [`fo:border-${side}`, toBorder(borders[side])]);
  const vertical = style.verticalAlign === 'center' ? 'middle' : style.verticalAlign;
  return [
    toElement('table-cell', [
      ['fo:background-color', style.background],
      ['fo:wrap-option', style.isWrapped ? 'wrap' : undefined],
      ['style:vertical-align', vertical],
      ...sides,
    ]),
    toElement('paragraph', [['fo:text-align', style.align && ALIGNMENTS[style.align]]]),
    toElement('text', [
      ['fo:font-weight', style.isBold ? 'bold' : undefined],
      ['fo:font-style', style.isItalic ? 'italic' : undefined],
      ['style:text-underline-style', style.isUnderlined ? 'solid' : undefined],
      ['style:text-line-through-style', style.isStruck ? 'solid' : undefined],
      ['fo:color', style.color],
      ['fo:font-size', style.fontSizePt === undefined ? undefined : `${style.fontSizePt}pt`],
      ['style:font-name', fontFamily],
      ['fo:font-family', fontFamily],
    ]),
  ].join('');
}

const ALIGNMENTS = { left: 'start', center: 'center', right: 'end' };

function toElement(kind: string, attributes: readonly [string, string | undefined][]): string {
  const written = attributes.flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeXml(value)}"`],
  );
  return written.length === 0 ? '' : `<style:${kind}-properties${written.join('')}/>`;
}

const WIDTHS: Readonly<Record<CellBorder['style'], string>> = {
  thin: '0.74pt solid',
  medium: '1.76pt solid',
  thick: '2.49pt solid',
  dashed: '0.74pt dashed',
  dotted: '0.74pt dotted',
  double: '1.1pt double',
};

function toBorder(border: CellBorder | undefined): string | undefined {
  return border && `${WIDTHS[border.style]} ${border.color}`;
}
