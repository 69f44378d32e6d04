import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { create, type Font } from 'fontkit';
import { crc32 } from './crc32.ts';
import type { FontFacts } from './font-facts.ts';

/** A table of a font. A table transformed for compression has a separate length before the transformation is reversed. */
type FontTable = { length: number; transformLength?: number | null };
/** The data of the font reader that is missing in its types. */
type ReadFont = Font & { directory: { tables: Readonly<Record<string, FontTable>> } };

const MAX_CODE_POINT = 0x10_ff_ff;

/**
 * Returns the metadata of a font. With `hasOutlines`, includes checksums of its character outlines. Throws if the bytes are not a
 * font, and LimitError if it unpacks to too much or contains several fonts.
 */
export function decodeFont(bytes: Uint8Array, { hasOutlines }: { hasOutlines: boolean }): FontFacts {
  const opened: unknown = create(new Uint8Array(bytes) as Parameters<typeof create>[0]);
  if (!isSingle(opened)) throw new LimitError('Collections of several fonts have no preview.');
  requireSmall(opened, bytes.length);
  const characters = findCharacters(opened);
  return {
    ...readNames(opened),
    format: getFormat(opened),
    axes: Object.entries(opened.variationAxes).flatMap(([tag, axis]) =>
      axis ? [{ name: axis.name || tag, min: axis.min, initial: axis.default, max: axis.max }] : [],
    ),
    glyphCount: opened.numGlyphs,
    characters,
    outlines: hasOutlines ? Array.from(characters, (character) => getOutline(opened, character)) : [],
  };
}

function isSingle(opened: unknown): opened is ReadFont {
  return typeof opened === 'object' && opened !== null && 'directory' in opened;
}

function requireSmall({ directory }: ReadFont, packedBytes: number): void {
  const unpackedBytes = Object.values(directory.tables).reduce(
    (sum, { length, transformLength }) => sum + (transformLength ?? length),
    0,
  );
  if (unpackedBytes > ARCHIVE_LIMITS.maxUnpackedBytes || isArchiveBomb(unpackedBytes, packedBytes)) {
    throw new LimitError('The font is too large when unpacked.');
  }
}

/** Reads the characters one by one, because a list provided by the font could be crafted to fill memory. */
function findCharacters(font: ReadFont): Uint32Array {
  const found: number[] = [];
  for (let code = 0; code <= MAX_CODE_POINT; code += 1) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (!isSurrogate && font.hasGlyphForCodePoint(code)) found.push(code);
  }
  if (found.length === 0) throw new LimitError('The font has no characters.');
  return Uint32Array.from(found);
}

function readNames(font: ReadFont) {
  const read = (key: string) => font.getName(key, 'en')?.trim() || undefined;
  return {
    family: read('preferredFamily') ?? read('fontFamily'),
    style: read('preferredSubfamily') ?? read('fontSubfamily'),
    version: read('version'),
    designer: read('designer'),
    manufacturer: read('manufacturer'),
    copyright: read('copyright'),
    licence: read('license') ?? read('licenseURL'),
  };
}

const CONTAINERS: Readonly<Record<string, string>> = { WOFF: 'WOFF', WOFF2: 'WOFF2' };

function getFormat({ type, directory }: ReadFont): string {
  const outlines = 'glyf' in directory.tables ? 'TrueType' : 'OpenType';
  const container = CONTAINERS[type];
  return container === undefined ? outlines : `${container} (${outlines})`;
}

function getOutline(font: ReadFont, character: number): string {
  const glyph = font.glyphForCodePoint(character);
  return crc32(new TextEncoder().encode(`${glyph.advanceWidth} ${glyph.path.toSVG()}`));
}
