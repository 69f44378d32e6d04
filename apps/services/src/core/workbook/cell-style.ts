/** A line at a side of a cell. */
export type CellBorder = {
  style: 'thin' | 'medium' | 'thick' | 'dashed' | 'dotted' | 'double';
  color: string;
};

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * How a cell looks besides its number format. What is missing is as programs show it by default. Colours have the form
 * `#rrggbb`.
 */
export type CellStyle = {
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  isStruck?: boolean;
  color?: string;
  background?: string;
  fontFamily?: string;
  fontSizePt?: number;
  align?: 'left' | 'center' | 'right';
  verticalAlign?: 'top' | 'center' | 'bottom';
  isWrapped?: boolean;
  borders?: Partial<Record<(typeof SIDES)[number], CellBorder>>;
};

/** A style without what is undefined; undefined when nothing is left. */
export function toStyle(parts: { [Key in keyof CellStyle]: CellStyle[Key] | undefined }): CellStyle | undefined {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined && value !== false);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
