/** An axis of a variable font. */
type FontAxis = { name: string; min: number; initial: number; max: number };

/** The metadata of a font. */
export type FontFacts = {
  family: string | undefined;
  style: string | undefined;
  version: string | undefined;
  format: string;
  designer: string | undefined;
  manufacturer: string | undefined;
  copyright: string | undefined;
  licence: string | undefined;
  axes: readonly FontAxis[];
  glyphCount: number;
  /** The code points of its characters, in order. */
  characters: Uint32Array;
  /** A checksum of the outline and width of each of `characters`. Empty if not requested. */
  outlines: readonly string[];
};
