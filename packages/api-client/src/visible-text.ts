/**
 * Invisible characters that change how a text is read: controls other than tab and line breaks, directional marks, embeddings and
 * overrides (UAX #9), and zero-width spaces. Excludes joiners, which emoji and several scripts require.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2067\u206a-\u206f\ufeff\ufff9-\ufffb]/u;
/** Matches each of these characters. */
export const UNSEEN_CHARACTERS = new RegExp(UNSEEN, 'gu');

/**
 * Replaces each invisible character that changes how a text is read with a mark such as `⟨U+202E⟩`: a file named
 * `invoice⟨U+202E⟩gnp.exe` cannot pass as a picture. Returns other texts unchanged.
 */
export function markUnseen(text: string): string {
  return UNSEEN.test(text) ? text.replaceAll(UNSEEN_CHARACTERS, toMark) : text;
}

function toMark(character: string): string {
  return `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/** Spaces of all kinds, controls, and characters without visible shape (UAX #44), including the empty braille pattern. */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text displays nothing: it is empty, or only contains spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

// Letters of the blocks whose characters are right-to-left by default (UAX #9).
const RTL = String.raw`(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`;
const RTL_LETTER = new RegExp(RTL, 'u');
const RTL_START = new RegExp(`^[^\\p{L}]*${RTL}`, 'u');
const RTL_STRETCH = new RegExp(`(${RTL}(?:[^\\p{L}]*${RTL})*)`, 'u');

/** A part of a text. `isolated` if it must not change the order of adjacent text. */
export type DirectedPart = { text: string; isolated: boolean };

/**
 * Splits a text into parts, with each right-to-left part isolated (UAX #9, isolates): otherwise, numbers and signs next to a
 * Hebrew or Arabic name are reordered. Returns undefined if the text contains no such letters.
 */
export function isolateDirections(text: string): readonly DirectedPart[] | undefined {
  if (!RTL_LETTER.test(text)) return undefined;
  // A text that starts with such a letter is a unit, such as a file name with its extension, with its own order.
  if (RTL_START.test(text)) return [{ text, isolated: true }];
  return text
    .split(RTL_STRETCH)
    .flatMap((part, index) => (part === '' ? [] : [{ text: part, isolated: index % 2 === 1 }]));
}
