import type { XmlPiece } from '@rotunda/document-formats/xml';
import { type CellBorder, type CellStyle, SIDES, toStyle } from '#core/workbook/cell-style.ts';

type Attributes = ReadonlyMap<string, string>;

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  px: 1,
  pc: 16,
};
/** Name of the style in which programs write the defaults of all cells. */
const USUAL = 'Default';

/** Reads the appearance of the cells, columns and rows of an OpenDocument spreadsheet from its styles. */
export class OdsStyleReader {
  readonly #looks = new Map<string, CellStyle>();
  readonly #parents = new Map<string, string>();
  readonly #sizes = new Map<string, number>();
  readonly #fonts = new Map<string, string>();
  #name = '';

  take(piece: XmlPiece): void {
    if (piece.kind === 'text' || piece.kind === 'close') return;
    const { name, attributes } = piece;
    if (name === 'style:font-face') {
      this.#fonts.set(attributes.get('style:name') ?? '', unquote(attributes.get('svg:font-family') ?? ''));
    }
    if (name === 'style:style') {
      this.#name = attributes.get('style:name') ?? '';
      const parent = attributes.get('style:parent-style-name');
      if (attributes.get('style:family') === 'table-cell' && parent !== undefined)
        this.#parents.set(this.#name, parent);
    }
    const size = toPx(attributes.get('style:column-width') ?? attributes.get('style:row-height'));
    const isOwn = attributes.get('style:use-optimal-row-height') !== 'true';
    if (/^style:table-(?:column|row)-properties$/u.test(name) && size !== undefined && isOwn) {
      this.#sizes.set(this.#name, Math.round(size));
    }
    const look = this.#toLook(name, attributes);
    if (look) this.#looks.set(this.#name, { ...this.#looks.get(this.#name), ...look });
  }

  /** Returns the appearance of a cell style, or undefined for the default. */
  findLook(name: string | undefined): CellStyle | undefined {
    if (name === undefined) return undefined;
    const parent = this.#parents.get(name);
    const inherited = parent === undefined || parent === USUAL ? undefined : this.#looks.get(parent);
    return inherited ? { ...inherited, ...this.#looks.get(name) } : this.#looks.get(name);
  }

  /** Returns the column width or row height of a style, or undefined for the default. */
  findSize(name: string | undefined): number | undefined {
    return name === undefined ? undefined : this.#sizes.get(name);
  }

  #toLook(name: string, attributes: Attributes): CellStyle | undefined {
    const read = (key: string) => attributes.get(key);
    switch (name) {
      case 'style:text-properties':
        return toStyle({
          isBold: isBold(read('fo:font-weight')),
          isItalic: /^(?:italic|oblique)$/u.test(read('fo:font-style') ?? ''),
          isUnderlined: isLine(read('style:text-underline-style')),
          isStruck: isLine(read('style:text-line-through-style') ?? read('style:text-line-through-type')),
          color: toColor(read('fo:color')),
          fontFamily:
            this.#fonts.get(read('style:font-name') ?? '') ?? read('style:font-name') ?? read('fo:font-family'),
          fontSizePt: toPt(read('fo:font-size')),
        });
      case 'style:paragraph-properties':
        return toStyle({ align: ALIGNMENTS[read('fo:text-align') ?? ''] });
      case 'style:table-cell-properties':
        return toStyle({
          background: toColor(read('fo:background-color')),
          isWrapped: read('fo:wrap-option') === 'wrap',
          verticalAlign: VERTICAL[read('style:vertical-align') ?? ''],
          borders: toBorders(read),
        });
      default:
        return undefined;
    }
  }
}

const ALIGNMENTS: Readonly<Record<string, CellStyle['align']>> = {
  start: 'left',
  left: 'left',
  center: 'center',
  end: 'right',
  right: 'right',
};
const VERTICAL: Readonly<Record<string, CellStyle['verticalAlign']>> = {
  top: 'top',
  middle: 'center',
  bottom: 'bottom',
};

function isBold(weight: string | undefined): boolean {
  return weight === 'bold' || Number(weight) >= 600;
}

function isLine(style: string | undefined): boolean {
  return style !== undefined && style !== 'none';
}

function toColor(text: string | undefined): string | undefined {
  return /^#[\da-f]{6}$/iu.test(text ?? '') ? text?.toLowerCase() : undefined;
}

function toBorders(read: (key: string) => string | undefined): CellStyle['borders'] {
  const sides = SIDES.flatMap((side) => {
    const border = toBorder(read(`fo:border-${side}`) ?? read('fo:border'));
    return border ? [[side, border] as const] : [];
  });
  return sides.length > 0 ? Object.fromEntries(sides) : undefined;
}

/** Parses a CSS border: width, style and colour. */
function toBorder(text: string | undefined): CellBorder | undefined {
  const [, width, kind = '', color] = /^([\d.]+\w+)\s+([\w-]+)\s+(#[\da-f]{6})$/iu.exec(text ?? '') ?? [];
  if (color === undefined || kind === 'none') return undefined;
  const widthPt = toPt(width) ?? 1;
  const solid = widthPt >= 2.2 ? 'thick' : widthPt >= 1.5 ? 'medium' : 'thin';
  const style = kind === 'double' ? 'double' : /dash/u.test(kind) ? 'dashed' : kind === 'dotted' ? 'dotted' : solid;
  return { style, color: color.toLowerCase() };
}

function toPx(text: string | undefined): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(in|cm|mm|pt|px|pc)$/u.exec(text ?? '') ?? [];
  const factor = PX_PER_UNIT[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

function toPt(text: string | undefined): number | undefined {
  const px = toPx(text);
  return px === undefined ? undefined : Math.round(px * 0.75 * 100) / 100;
}

function unquote(text: string): string {
  return text.replace(/^(['"])(.*)\1$/u, '$2');
}
