import { escapeXml } from '@rotunda/document-formats/xml';
import { type FormatToken, toTextElement, writeLiteral } from './ods-format-tokens.ts';

const DIGITS = ['hash', 'zero', 'qmark'];
const IN_NUMBER = [...DIGITS, 'point', 'group', 'scale', 'exp', 'digit', 'general'];
const CURRENCY = /^[$€£¥₽₩₹₺₴]$/u;

/** Writes a section of a number format as OpenDocument elements (ODF 1.3 part 3, 16.29). */
export function writeNumber(tokens: readonly FormatToken[]): string {
  const first = tokens.findIndex(({ type }) => IN_NUMBER.includes(type));
  const last = tokens.findLastIndex(({ type }) => IN_NUMBER.includes(type));
  const isFraction = first >= 0 && tokens.slice(first, last).some(({ type }) => type === 'slash');
  const writeAllOutside = (part: readonly FormatToken[]) => part.map(writeOutside).join('');
  if (first < 0) return writeAllOutside(tokens);
  const number = tokens.slice(first, last + 1);
  const content = isFraction ? writeFraction(number) : writeDigits(number);
  return writeAllOutside(tokens.slice(0, first)) + content + writeAllOutside(tokens.slice(last + 1));
}

function writeOutside(token: FormatToken): string {
  const symbol = toCurrency(token);
  if (symbol) return `<number:currency-symbol>${escapeXml(symbol)}</number:currency-symbol>`;
  if (token.type === 'fill') return `<number:fill-character>${escapeXml(token.raw.slice(1))}</number:fill-character>`;
  return toTextElement(writeLiteral(token));
}

function toCurrency({ type, value }: FormatToken): string | undefined {
  if (type === 'locale') return value.split('-')[0];
  return type === 'char' && CURRENCY.test(value) ? value : undefined;
}

function writeDigits(tokens: readonly FormatToken[]): string {
  if (tokens.some(({ type }) => type === 'general')) return '<number:number number:min-integer-digits="1"/>';
  const exponent = tokens.findIndex(({ type }) => type === 'exp');
  const mantissa = exponent < 0 ? tokens : tokens.slice(0, exponent);
  const point = mantissa.findIndex(({ type }) => type === 'point');
  const whole = point < 0 ? mantissa : mantissa.slice(0, point);
  const decimals = point < 0 ? [] : mantissa.slice(point).filter(({ type }) => DIGITS.includes(type));
  const scale = tokens.filter(({ type }) => type === 'scale').reduce((sum, { raw }) => sum + raw.length, 0);
  const attributes = [
    `number:decimal-places="${decimals.length}"`,
    `number:min-decimal-places="${count(decimals, 'zero')}"`,
    `number:min-integer-digits="${count(whole, 'zero')}"`,
    ...(tokens.some(({ type }) => type === 'group') ? ['number:grouping="true"'] : []),
    ...(scale > 0 ? [`number:display-factor="${1000 ** scale}"`] : []),
  ].join(' ');
  if (exponent < 0) return `<number:number ${attributes}>${writeEmbedded(whole)}</number:number>`;
  const digits = count(tokens.slice(exponent), 'zero');
  const interval = whole.filter(({ type }) => DIGITS.includes(type)).length;
  const isSigned = tokens[exponent]?.raw.endsWith('+') === true;
  return `<number:scientific-number ${attributes} number:min-exponent-digits="${digits}" number:exponent-interval="${interval}" number:forced-exponent-sign="${isSigned}"/>`;
}

/** Writes the texts between the digits of an integer, each with the number of digits on its right. */
function writeEmbedded(tokens: readonly FormatToken[]): string {
  return tokens
    .map((token, index) => {
      const text = writeLiteral(token);
      const position = tokens.slice(index).filter(({ type }) => DIGITS.includes(type)).length;
      return text === ''
        ? ''
        : `<number:embedded-text number:position="${position}">${escapeXml(text)}</number:embedded-text>`;
    })
    .join('');
}

function writeFraction(tokens: readonly FormatToken[]): string {
  const slash = tokens.findIndex(({ type }) => type === 'slash');
  const blank = tokens.findIndex(({ type }) => type === 'space');
  const isWhole = blank >= 0 && blank < slash;
  const numerator = tokens.slice(isWhole ? blank : 0, slash).filter(({ type }) => DIGITS.includes(type));
  const denominator = tokens.slice(slash + 1);
  const fixed = denominator.map(({ type, value }) => (type === 'digit' || type === 'zero' ? value : '')).join('');
  const attributes = [
    ...(isWhole ? [`number:min-integer-digits="${count(tokens.slice(0, blank), 'zero')}"`] : []),
    `number:min-numerator-digits="${numerator.length}"`,
    /[1-9]/u.test(fixed)
      ? `number:denominator-value="${Number(fixed)}"`
      : `number:min-denominator-digits="${denominator.filter(({ type }) => DIGITS.includes(type)).length}"`,
  ];
  return `<number:fraction ${attributes.join(' ')}/>`;
}

function count(tokens: readonly FormatToken[], wanted: string): number {
  return tokens.filter(({ type }) => type === wanted).length;
}
