/// <reference path="./wawoff2.d.ts" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';
import wawoff2 from 'wawoff2';
import { cutLongWords } from './cut-long-words.ts';

type Pdf = InstanceType<typeof PDFDocument>;
/** A segment of text in one style. */
type StyledText = { text: string; isBold?: boolean; isItalic?: boolean; isCode?: boolean };

/** A segment of text in one font. `outline` is the additional stroke width, relative to the font size. */
type FontSegment = { text: string; font: string; outline: number };

// The standard fonts contain the characters of Windows-1252. For others, the document embeds a font.
const STANDARD = /^[\n\t\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;
// Chinese characters, Japanese syllables, Korean letters, and their punctuation.
const EAST_ASIAN =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{323af}]/u;

const KOREAN = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/u;

// Both families consist of files with a few hundred characters each, drawn in their lightest weight. An outline around each
// character makes it as heavy as the surrounding text.
const REGULAR_OUTLINE = 0.035;
const BOLD_OUTLINE = 0.07;

/**
 * Splits a run into segments with one font and no word of more than a line each, using the fonts registered by
 * `registerEastAsianFonts`.
 */
export function toFontSegments(run: StyledText): FontSegment[] {
  return splitByFont(run).flatMap((segment) => cutLongWords(segment.text).map((text) => ({ ...segment, text })));
}

function splitByFont(run: StyledText): FontSegment[] {
  const segments: FontSegment[] = [];
  for (const { text, isEastAsian } of splitByScript(run.text)) {
    if (!isEastAsian) {
      segments.push({ text, font: toFont({ ...run, text }), outline: 0 });
      continue;
    }
    for (const character of text) {
      const font = findEastAsianFont(character)?.name ?? toFont({ ...run, text: character });
      const last = segments.at(-1);
      if (last?.font === font) last.text += character;
      else segments.push({ text: character, font, outline: run.isBold ? BOLD_OUTLINE : REGULAR_OUTLINE });
    }
  }
  return segments;
}

function splitByScript(text: string): { text: string; isEastAsian: boolean }[] {
  const parts = text.split(new RegExp(`(${EAST_ASIAN.source}+)`, 'u'));
  return parts.flatMap((part, index) => (part === '' ? [] : [{ text: part, isEastAsian: index % 2 === 1 }]));
}

function toFont({ text, isBold, isItalic, isCode }: StyledText): string {
  const isStandard = STANDARD.test(text);
  if (isCode) return isStandard ? 'Courier' : toPath('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');
  const style = `${isBold ? 'Bold' : ''}${isItalic ? 'Oblique' : ''}`;
  const family = isStandard ? 'Helvetica' : 'DejaVuSans';
  const name = style === '' ? family : `${family}-${style}`;
  return isStandard ? name : toPath(`dejavu-fonts-ttf/ttf/${name}.ttf`);
}

const registered = new WeakMap<Pdf, Set<string>>();

/** Registers the fonts of a text's East Asian characters with the document, unless already registered. */
export async function registerEastAsianFonts(pdf: Pdf, text: string): Promise<void> {
  const known = registered.get(pdf) ?? new Set();
  registered.set(pdf, known);
  const characters = new Set(text.match(new RegExp(EAST_ASIAN, 'gu')));
  const fonts = new Map(
    [...characters].flatMap((character) => findEastAsianFont(character) ?? []).map((font) => [font.name, font.path]),
  );
  // The PDF library cannot subset compressed fonts.
  for (const [name, path] of fonts) {
    if (known.has(name)) continue;
    known.add(name);
    pdf.registerFont(name, Buffer.from(await wawoff2.decompress(readFileSync(path))));
  }
}

function findEastAsianFont(character: string): { name: string; path: string } | undefined {
  const family = KOREAN.test(character) ? 'noto-sans-kr' : 'noto-sans-sc';
  const code = character.codePointAt(0) ?? 0;
  const range = listRanges(family).find(({ first, last }) => first <= code && code <= last);
  if (!range) return undefined;
  const name = `${family}-${range.subset}`;
  return { name, path: toPath(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`) };
}

type Range = { subset: string; first: number; last: number };

const rangesByFamily = new Map<string, readonly Range[]>();

/** Lists the character ranges of a family's files. */
function listRanges(family: string): readonly Range[] {
  const known = rangesByFamily.get(family);
  if (known) return known;
  const subsets: Record<string, string> = JSON.parse(
    readFileSync(toPath(`@fontsource-variable/${family}/unicode.json`), 'utf8'),
  );
  const ranges = Object.entries(subsets).flatMap(([name, list]) =>
    list.split(',').map((text) => toRange(name.replaceAll(/[[\]]/g, ''), text)),
  );
  rangesByFamily.set(family, ranges);
  return ranges;
}

/** Parses a CSS range: `U+4e00-4e10` or `U+4e00`. */
function toRange(subset: string, text: string): Range {
  const [first = Number.NaN, last = first] = text
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return { subset, first, last };
}

function toPath(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}
