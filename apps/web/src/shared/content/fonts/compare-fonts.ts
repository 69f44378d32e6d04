import type { FontFacts } from '#shared/content/decoding/font-facts.ts';

/** The characters that differ between two fonts. */
export type FontChanges = {
  added: Uint32Array;
  removed: Uint32Array;
  /** The characters that are in both fonts but have different outlines. */
  redrawn: Uint32Array;
};

type Compared = Pick<FontFacts, 'characters' | 'outlines'>;

export function compareFonts(before: Compared, after: Compared): FontChanges {
  const [earlier, later] = [toOutlines(before), toOutlines(after)];
  return {
    added: after.characters.filter((code) => !earlier.has(code)),
    removed: before.characters.filter((code) => !later.has(code)),
    redrawn: after.characters.filter((code) => earlier.has(code) && earlier.get(code) !== later.get(code)),
  };
}

function toOutlines({ characters, outlines }: Compared): ReadonlyMap<number, string | undefined> {
  return new Map(Array.from(characters, (code, index) => [code, outlines[index]]));
}
