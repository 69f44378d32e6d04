/** A border on a side of a cell. */
export type CellBorder = {
  style: 'thin' | 'medium' | 'thick' | 'dashed' | 'dotted' | 'double';
  color: string;
};

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * The appearance of a cell, except its number format. Missing fields have the default appearance. Colours are in `#rrggbb`
 * format.
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

/** Removes undefined fields from a style. Returns undefined if none are left. */
export function toStyle(parts: { [Key in keyof CellStyle]: CellStyle[Key] | undefined }): CellStyle | undefined {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined && value !== false);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
