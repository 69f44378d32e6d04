import { escapeXml } from '@rotunda/document-formats/xml';
import { isDateFormat, isPercentFormat, tokenize } from 'numfmt';
import { writeDateSection } from './ods-date-format.ts';
import { COLORS, type FormatToken, toTextElement, writeLiteral } from './ods-format-tokens.ts';
import { writeNumber } from './ods-number-format.ts';

/** Default conditions of a format's sections (ECMA-376 part 1, 18.8.31). */
const CONDITIONS: Readonly<Record<number, readonly string[]>> = { 2: ['>=0'], 3: ['>0', '<0'], 4: ['>0', '<0', '=0'] };

/** Returns the data styles for a number format. Cells use the one with `name`. */
export function toDataStyles(format: string, name: string): string {
  const sections = toSections(tokenize(format));
  const named = sections.map((tokens) => tokens.find(({ type }) => type === 'condition')?.raw.slice(1, -1));
  const conditions = named.some((condition) => condition) ? named : (CONDITIONS[sections.length] ?? []);
  const maps = sections.slice(0, -1).map((tokens, index) => {
    const part = `${name}P${index}`;
    const map = `<style:map style:condition="value()${escapeXml(conditions[index] ?? '>=0')}" style:apply-style-name="${part}"/>`;
    return { style: toDataStyle(tokens, `style:name="${part}" style:volatile="true"`, ''), map };
  });
  const last = toDataStyle(sections.at(-1) ?? [], `style:name="${name}"`, maps.map(({ map }) => map).join(''));
  return [...maps.map(({ style }) => style), last].join('');
}

/** Splits a format into its sections, which are separated by semicolons. */
function toSections(tokens: readonly FormatToken[]): FormatToken[][] {
  const sections: FormatToken[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'break') sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections;
}

function toDataStyle(tokens: readonly FormatToken[], attributes: string, maps: string): string {
  const code = tokens.map(({ raw }) => raw).join('');
  const color = COLORS.get(tokens.find(({ type }) => type === 'color')?.value.toLowerCase() ?? '');
  const look = color === undefined ? '' : `<style:text-properties fo:color="${color}"/>`;
  const isText = tokens.some(({ type }) => type === 'text');
  const write = (kind: string, content: string, more = '') =>
    `<number:${kind}-style ${attributes}${more}>${look}${content}${maps}</number:${kind}-style>`;
  if (isText) return write('text', tokens.map(writeTextToken).join(''));
  if (code !== '' && isDateFormat(code)) {
    const { kind, content, more } = writeDateSection(tokens);
    return write(kind, content, more);
  }
  const content = writeNumber(tokens);
  if (isPercentFormat(code)) return write('percentage', content);
  return write(content.includes('<number:currency-symbol') ? 'currency' : 'number', content);
}

function writeTextToken(token: FormatToken): string {
  return token.type === 'text' ? '<number:text-content/>' : toTextElement(writeLiteral(token));
}
