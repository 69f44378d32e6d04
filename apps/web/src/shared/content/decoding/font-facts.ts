/** An axis of a variable font. */
type FontAxis = { name: string; min: number; initial: number; max: number };

/** What a font says of itself. */
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
  /** For each of `characters`, a checksum of its outline and width; empty where they were not asked for. */
  outlines: readonly string[];
};
