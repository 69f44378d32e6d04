import { type FormatToken, LANGUAGES, toTextElement, writeLiteral } from './ods-format-tokens.ts';

/** OpenDocument elements for parts of dates and times (ODF 1.3 part 3, 16.29), including long forms. */
const ELEMENTS: Readonly<Record<string, string>> = {
  yy: '<number:year/>',
  yyyy: '<number:year number:style="long"/>',
  m: '<number:month/>',
  mm: '<number:month number:style="long"/>',
  mmm: '<number:month number:textual="true"/>',
  mmmm: '<number:month number:textual="true" number:style="long"/>',
  mmmmm: '<number:month number:textual="true"/>',
  d: '<number:day/>',
  dd: '<number:day number:style="long"/>',
  ddd: '<number:day-of-week/>',
  dddd: '<number:day-of-week number:style="long"/>',
  h: '<number:hours/>',
  hh: '<number:hours number:style="long"/>',
  minute: '<number:minutes/>',
  minutes: '<number:minutes number:style="long"/>',
  s: '<number:seconds/>',
  ss: '<number:seconds number:style="long"/>',
};

/** Writes a section of a date or time format. */
export function writeDateSection(tokens: readonly FormatToken[]): {
  kind: 'date' | 'time';
  content: string;
  more: string;
} {
  const parts = tokens.map((token, index) => writePart(token, tokens, index));
  const content = parts.join('');
  const kind = /<number:(?:year|month|day)/u.test(content) ? 'date' : 'time';
  const isDuration = tokens.some(({ type }) => type === 'duration');
  return { kind, content, more: (isDuration ? ' number:truncate-on-overflow="false"' : '') + writeLanguage(tokens) };
}

function writePart({ type, value, raw }: FormatToken, tokens: readonly FormatToken[], index: number): string {
  if (type === 'duration') return writeClock(value.toLowerCase());
  if (type === 'ampm') return '<number:am-pm/>';
  // The decimals of seconds are part of the seconds element.
  if (type === 'zero' || (type === 'point' && tokens[index + 1]?.type === 'zero')) return '';
  if (type !== 'datetime') return toTextElement(writeLiteral({ type, value, raw }));
  const name = value.toLowerCase();
  if (/^mm?$/u.test(name) && isMinute(tokens, index)) return writeClock(name);
  const decimals = name.startsWith('s') ? countDecimals(tokens, index) : 0;
  const element = ELEMENTS[name] ?? '';
  return decimals === 0 ? element : element.replace('/>', ` number:decimal-places="${decimals}"/>`);
}

function writeClock(name: string): string {
  return ELEMENTS[name.startsWith('m') ? (name.length > 1 ? 'minutes' : 'minute') : name] ?? '';
}

/** Months and minutes share a letter. Minutes follow hours or precede seconds. */
function isMinute(tokens: readonly FormatToken[], index: number): boolean {
  const isClock = ({ type }: FormatToken) => type === 'datetime' || type === 'duration';
  const before = tokens.slice(0, index).findLast(isClock);
  const after = tokens.slice(index + 1).find(isClock);
  return /^h/iu.test(before?.value ?? '') || /^s/iu.test(after?.value ?? '');
}

function countDecimals(tokens: readonly FormatToken[], index: number): number {
  if (tokens[index + 1]?.type !== 'point') return 0;
  const rest = tokens.slice(index + 2);
  const end = rest.findIndex(({ type }) => type !== 'zero');
  return end < 0 ? rest.length : end;
}

function writeLanguage(tokens: readonly FormatToken[]): string {
  const named =
    tokens
      .find(({ type }) => type === 'locale')
      ?.value.split('-')
      .slice(1)
      .join('-') ?? '';
  const tag = LANGUAGES.get(named.toLowerCase().replace(/^0+/u, '')) ?? named;
  const [, language, country] = /^([a-z]{2,3})-([A-Z]{2})$/u.exec(tag) ?? [];
  return language === undefined ? '' : ` number:language="${language}" number:country="${country}"`;
}
