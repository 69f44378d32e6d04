/** @import { CellStyle } from '#core/workbook/cell-style.ts' */
import { Exception } from '#script/runtime/sandbox/host/exception.js';

/**
 * A style property of cells, as read and set by scripts. Null resets it to the default.
 * @template Value
 * @typedef {{ usual: Value, read: (style: CellStyle) => Value | undefined, write: (value: any) => CellStyle }} Look
 */

/** Colour names that scripts can use instead of `#rrggbb`. */
const COLORS = new Map(
  Object.entries({
    aqua: '#00ffff',
    black: '#000000',
    blue: '#0000ff',
    brown: '#a52a2a',
    cyan: '#00ffff',
    fuchsia: '#ff00ff',
    gold: '#ffd700',
    gray: '#808080',
    green: '#008000',
    grey: '#808080',
    lightblue: '#add8e6',
    lightgray: '#d3d3d3',
    lightgreen: '#90ee90',
    lightgrey: '#d3d3d3',
    lightyellow: '#ffffe0',
    lime: '#00ff00',
    magenta: '#ff00ff',
    maroon: '#800000',
    navy: '#000080',
    olive: '#808000',
    orange: '#ffa500',
    pink: '#ffc0cb',
    purple: '#800080',
    red: '#ff0000',
    silver: '#c0c0c0',
    teal: '#008080',
    white: '#ffffff',
    yellow: '#ffff00',
  }),
);
const SIZES = { smallest: 1, largest: 400 };

/**
 * Returns a colour as stored, or undefined for null, which is the default.
 * @param {unknown} value
 */
export function toColor(value) {
  if (value === null || value === undefined || value === '') return undefined;
  const text = String(value).toLowerCase();
  const [, red, green, blue] = /^#([\da-f])([\da-f])([\da-f])$/.exec(text) ?? [];
  const color = red === undefined ? (COLORS.get(text) ?? text) : `#${red}${red}${green}${green}${blue}${blue}`;
  if (!/^#[\da-f]{6}$/.test(color)) throw new Exception(`Invalid color: ${value}`);
  return color;
}

/**
 * @param {string} method
 * @param {readonly string[]} values
 * @param {unknown} value
 */
function requireOneOf(method, values, value) {
  if (typeof value === 'string' && values.includes(value)) return value;
  throw new Exception(`Invalid argument: ${value}. ${method} takes ${values.join(', ')} or null.`);
}

/** @type {Look<string>} */
export const BACKGROUND = {
  usual: '#ffffff',
  read: ({ background }) => background,
  write: (value) => withMember('background', toColor(value)),
};
/** @type {Look<string>} */
export const FONT_COLOR = {
  usual: '#000000',
  read: ({ color }) => color,
  write: (value) => withMember('color', toColor(value)),
};
/** @type {Look<string>} */
export const FONT_WEIGHT = {
  usual: 'normal',
  read: ({ isBold }) => (isBold ? 'bold' : undefined),
  write: (value) => ({ isBold: requireOneOf('setFontWeight', ['bold', 'normal'], value ?? 'normal') === 'bold' }),
};
/** @type {Look<string>} */
export const FONT_STYLE = {
  usual: 'normal',
  read: ({ isItalic }) => (isItalic ? 'italic' : undefined),
  write: (value) => ({ isItalic: requireOneOf('setFontStyle', ['italic', 'normal'], value ?? 'normal') === 'italic' }),
};
/** @type {Look<string>} */
export const FONT_LINE = {
  usual: 'none',
  read: ({ isUnderlined, isStruck }) => (isUnderlined ? 'underline' : isStruck ? 'line-through' : undefined),
  write: (value) => {
    const line = requireOneOf('setFontLine', ['underline', 'line-through', 'none'], value ?? 'none');
    return { isUnderlined: line === 'underline', isStruck: line === 'line-through' };
  },
};
/** @type {Look<string>} */
export const FONT_FAMILY = {
  usual: 'Arial',
  read: ({ fontFamily }) => fontFamily,
  write: (value) => withMember('fontFamily', value ? String(value).slice(0, 100) : undefined),
};
/** @type {Look<number>} */
export const FONT_SIZE = {
  usual: 10,
  read: ({ fontSizePt }) => fontSizePt,
  write: (value) => {
    const size = value === null ? undefined : Number(value);
    if (size !== undefined && !(size >= SIZES.smallest && size <= SIZES.largest)) {
      throw new Exception(`Invalid font size: ${value}`);
    }
    return withMember('fontSizePt', size);
  },
};
/** @type {Look<string>} */
export const HORIZONTAL = {
  usual: 'general',
  read: ({ align }) => align,
  write: (value) => {
    if (value === null || value === 'normal' || value === 'general') return withMember('align', undefined);
    return withMember('align', requireOneOf('setHorizontalAlignment', ['left', 'center', 'right', 'normal'], value));
  },
};
/** @type {Look<string>} */
export const VERTICAL = {
  usual: 'bottom',
  read: ({ verticalAlign }) => (verticalAlign === 'center' ? 'middle' : verticalAlign),
  write: (value) => {
    const place = value === null ? 'bottom' : requireOneOf('setVerticalAlignment', ['top', 'middle', 'bottom'], value);
    return withMember('verticalAlign', place === 'bottom' ? undefined : place === 'middle' ? 'center' : place);
  },
};
/** @type {Look<boolean>} */
export const WRAP = {
  usual: false,
  read: ({ isWrapped }) => isWrapped,
  write: (value) => ({ isWrapped: value === true }),
};

/**
 * Creates a style change. Undefined removes the property.
 * @param {keyof CellStyle} name
 * @param {unknown} value
 * @returns {CellStyle}
 */
function withMember(name, value) {
  return /** @type {CellStyle} */ ({ [name]: value });
}

/**
 * Applies a change to a style and removes default properties. Returns '' if none are left.
 * @param {CellStyle | ''} style
 * @param {CellStyle} change
 * @returns {CellStyle | ''}
 */
export function changeStyle(style, change) {
  const members = Object.entries({ ...(style || {}), ...change });
  const own = members.filter(([, value]) => value !== undefined && value !== false);
  return own.length > 0 ? Object.fromEntries(own) : '';
}
