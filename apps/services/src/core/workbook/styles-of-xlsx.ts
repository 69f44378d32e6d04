import { BUILT_IN_FORMATS } from '@rotunda/document-formats/built-in-formats';
import { isNumberFormat } from '@rotunda/document-formats/number-format';
import { readXml, type XmlPiece } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';
import { type CellBorder, type CellStyle, SIDES, toStyle } from './cell-style.ts';
import type { Parts } from './sheets-of-xlsx.ts';
import { readThemeColors, toColor } from './theme-colors.ts';

/** The number format and appearance of a cell style. */
export type XlsxStyle = { format: string | undefined; style: CellStyle | undefined };

type Tag = Extract<XmlPiece, { attributes: unknown }>;
type Font = Pick<
  CellStyle,
  'isBold' | 'isItalic' | 'isUnderlined' | 'isStruck' | 'color' | 'fontFamily' | 'fontSizePt'
>;

/** Reads the cell styles of a workbook, by number. */
export function readStyles(parts: Parts): readonly XlsxStyle[] {
  const theme = readThemeColors(getText(parts, 'xl/theme/theme1.xml'));
  const reader = new StyleReader(theme);
  for (const piece of readXml(getText(parts, 'xl/styles.xml'))) reader.take(piece);
  return reader.styles;
}

function getText(parts: Parts, path: string): string {
  return strFromU8(parts.get(path) ?? new Uint8Array());
}

class StyleReader {
  readonly styles: XlsxStyle[] = [];
  readonly #theme: readonly string[];
  readonly #formats = new Map(Object.entries(BUILT_IN_FORMATS));
  readonly #fonts: Font[] = [];
  readonly #fills: (string | undefined)[] = [];
  readonly #borders: (CellStyle['borders'] | undefined)[] = [];
  /** The list being read, such as `fonts`. */
  #list = '';
  #isFilled = false;
  #side: (typeof SIDES)[number] | undefined;

  constructor(theme: readonly string[]) {
    this.#theme = theme;
  }

  take(piece: XmlPiece): void {
    if (piece.kind === 'text') return;
    if (/^(?:numFmts|fonts|fills|borders|cellXfs|cellStyleXfs|dxfs)$/u.test(piece.name)) {
      this.#list = piece.kind === 'open' ? piece.name : '';
    }
    if (piece.kind === 'close') return;
    switch (this.#list) {
      case 'numFmts':
        this.#formats.set(piece.attributes.get('numFmtId') ?? '', piece.attributes.get('formatCode') ?? '');
        break;
      case 'fonts':
        this.#takeFont(piece);
        break;
      case 'fills':
        this.#takeFill(piece);
        break;
      case 'borders':
        this.#takeBorder(piece);
        break;
      case 'cellXfs':
        this.#takeStyle(piece);
    }
  }

  #takeFont({ name, attributes }: Tag): void {
    if (name === 'font') this.#fonts.push({});
    const font = this.#fonts.at(-1);
    const value = attributes.get('val');
    const isOn = value !== '0' && value !== 'false' && value !== 'none';
    if (!font) return;
    if (name === 'b') font.isBold = isOn;
    if (name === 'i') font.isItalic = isOn;
    if (name === 'u') font.isUnderlined = isOn;
    if (name === 'strike') font.isStruck = isOn;
    if (name === 'name' && value) font.fontFamily = value;
    if (name === 'sz' && Number(value) > 0) font.fontSizePt = Number(value);
    const color = name === 'color' ? toColor(attributes, this.#theme) : undefined;
    if (color !== undefined) font.color = color;
  }

  // Treats patterns and gradients as a plain fill in their first colour.
  #takeFill({ name, attributes }: Tag): void {
    if (name === 'fill') this.#fills.push(undefined);
    if (name === 'patternFill') this.#isFilled = !/^(?:none|gray125)$/u.test(attributes.get('patternType') ?? 'none');
    if (name === 'gradientFill') this.#isFilled = true;
    const last = this.#fills.length - 1;
    if (!this.#isFilled || !/^(?:fgColor|color)$/u.test(name) || this.#fills[last] !== undefined) return;
    this.#fills[last] = toColor(attributes, this.#theme);
  }

  #takeBorder(tag: Tag): void {
    if (tag.name === 'border') this.#borders.push(undefined);
    const side = SIDES.find((each) => each === tag.name);
    const last = this.#borders.length - 1;
    if (side !== undefined) {
      const style = toBorderStyle(tag.attributes.get('style'));
      this.#side = style && side;
      if (style) this.#borders[last] = { ...this.#borders[last], [side]: { style, color: '#000000' } };
    }
    const border = this.#side && this.#borders[last]?.[this.#side];
    if (tag.name !== 'color' || !border) return;
    border.color = toColor(tag.attributes, this.#theme) ?? border.color;
  }

  #takeStyle({ name, attributes }: Tag): void {
    const read = (key: string) => Number(attributes.get(key) ?? 0);
    if (name === 'xf') {
      const format = this.#formats.get(attributes.get('numFmtId') ?? '') ?? '';
      const font = withoutUsual(this.#fonts[read('fontId')], this.#fonts[0]);
      const style = toStyle({
        ...font,
        background: this.#fills[read('fillId')],
        borders: this.#borders[read('borderId')],
      });
      this.styles.push({ format: isNumberFormat(format) ? format : undefined, style });
    }
    const last = this.styles.at(-1);
    if (name !== 'alignment' || !last) return;
    last.style = toStyle({ ...last.style, ...toAlignment(attributes) });
  }
}

/** Returns the properties of a font that differ from the workbook's default. */
function withoutUsual(font: Font | undefined, usual: Font | undefined): Font {
  const entries = Object.entries(font ?? {});
  return Object.fromEntries(entries.filter(([key, value]) => value !== usual?.[key as keyof Font]));
}

function toAlignment(attributes: ReadonlyMap<string, string>): Partial<CellStyle> {
  const horizontal = attributes.get('horizontal') ?? '';
  const vertical = attributes.get('vertical') ?? '';
  const align = horizontal === 'centerContinuous' ? 'center' : horizontal;
  return {
    ...(isOneOf(align, ['left', 'center', 'right'] as const) && { align }),
    ...(isOneOf(vertical, ['top', 'center'] as const) && { verticalAlign: vertical }),
    ...(/^(?:1|true)$/u.test(attributes.get('wrapText') ?? '') && { isWrapped: true }),
  };
}

function isOneOf<Value extends string>(text: string, values: readonly Value[]): text is Value {
  return values.some((value) => value === text);
}

function toBorderStyle(style: string | undefined): CellBorder['style'] | undefined {
  if (style === undefined || style === 'none') return undefined;
  if (style === 'hair') return 'dotted';
  if (style === 'mediumDashed' || style === 'slantDashDot' || /dashDot/iu.test(style)) return 'dashed';
  return isOneOf(style, ['thin', 'medium', 'thick', 'dashed', 'dotted', 'double'] as const) ? style : 'thin';
}
