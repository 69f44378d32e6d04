/**
 * Characters that nobody sees and that change what is read: controls other than tab and line ends, marks, embeddings and
 * overrides of direction (UAX #9), and spaces without a width. Joiners stay: emoji and several scripts are written with them.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2067\u206a-\u206f\ufeff\ufff9-\ufffb]/u;
/** Matches each of them. */
export const UNSEEN_CHARACTERS = new RegExp(UNSEEN, 'gu');

/**
 * A text with a mark, such as `⟨U+202E⟩`, in the place of each character that is not seen and changes what is read: a file
 * that is named `invoice⟨U+202E⟩gnp.exe` does not pass for a picture. Any other text comes back as it is.
 */
export function markUnseen(text: string): string {
  return UNSEEN.test(text) ? text.replaceAll(UNSEEN_CHARACTERS, toMark) : text;
}

function toMark(character: string): string {
  return `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/** Spaces of every kind, controls, and characters that are drawn as nothing (UAX #44), the empty braille pattern among them. */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: it is empty, or has only spaces and characters that nobody sees. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

// Letters of the blocks whose characters are right-to-left by default (UAX #9).
const RTL = String.raw`(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`;
const RTL_LETTER = new RegExp(RTL, 'u');
const RTL_START = new RegExp(`^[^\\p{L}]*${RTL}`, 'u');
const RTL_STRETCH = new RegExp(`(${RTL}(?:[^\\p{L}]*${RTL})*)`, 'u');

/** A part of a text; `isolated` where it must not change the order of what stands beside it. */
export type DirectedPart = { text: string; isolated: boolean };

/**
 * A text in parts, of which each stretch that is read from right to left stands by itself (UAX #9, isolates): without that,
 * numbers and signs beside a Hebrew or Arabic name change places with it. Undefined for a text without such letters.
 */
export function isolateDirections(text: string): readonly DirectedPart[] | undefined {
  if (!RTL_LETTER.test(text)) return undefined;
  // A text that begins so is one thing, such as a name with an ending, and has its own order.
  if (RTL_START.test(text)) return [{ text, isolated: true }];
  return text
    .split(RTL_STRETCH)
    .flatMap((part, index) => (part === '' ? [] : [{ text: part, isolated: index % 2 === 1 }]));
}
