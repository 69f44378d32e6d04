import { escapeXml } from './xml.ts';

/** The number formats of lists, by their names in HTML and OpenDocument. */
export type NumberFormat = '1' | '01' | 'a' | 'A' | 'i' | 'I' | '';

/**
 * Longer labels, and texts of which they consist, are cut. Each item of a list repeats its label, so a long one would multiply the
 * size of the document.
 */
export const MAX_LABEL_CHARACTERS = 40;
/** The list levels of OpenDocument and Word: 10 and 9. */
export const MAX_LEVELS = 10;

const MAX_ROMAN = 3_999;
const MAX_REPEATS = 20; // Far more than any list needs.
const ROMAN = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
  ] as const),
  ...([
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
] as const;

/** Writes the number of a list item. Numbers that a format cannot express are written as decimals. */
export function formatNumber(number: number, format: NumberFormat): string {
  if (format === '') return '';
  if (format === '01') return String(number).padStart(2, '0');
  const text = format === '1' || number < 1 ? undefined : /i/iu.test(format) ? toRoman(number) : toLetters(number);
  if (text === undefined) return String(number);
  return format === format.toUpperCase() ? text.toUpperCase() : text;
}

/** Returns the attributes of a list item: its number, and its label unless that is the number with a full stop. */
export function toItemAttributes(number: number | undefined, label: string | undefined): string {
  const value = number === undefined ? '' : ` value="${number}"`;
  if (label === undefined || label === `${number}.`) return value;
  return `${value} data-label="${escapeXml(label.slice(0, MAX_LABEL_CHARACTERS))}"`;
}

function toRoman(number: number): string | undefined {
  if (number > MAX_ROMAN) return undefined;
  let [text, rest] = ['', number];
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** After z comes aa, then bb, as in Word and, by default, in LibreOffice. */
function toLetters(number: number): string | undefined {
  const repeats = Math.ceil(number / 26);
  return repeats > MAX_REPEATS ? undefined : String.fromCharCode(97 + ((number - 1) % 26)).repeat(repeats);
}
