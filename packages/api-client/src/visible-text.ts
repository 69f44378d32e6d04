/**
 * Characters that nobody sees and that change what is read: controls other than tab and line ends, marks, embeddings and
 * overrides of direction (UAX #9), and spaces without a width. Joiners stay: emoji and several scripts are written with them.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2067\u206a-\u206f\ufeff\ufff9-\ufffb]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');

/**
 * A text with a mark, such as `⟨U+202E⟩`, in the place of each character that is not seen and changes what is read: a file
 * that is named `invoice⟨U+202E⟩gnp.exe` does not pass for a picture. Any other text comes back as it is.
 */
export function markUnseen(text: string): string {
  return UNSEEN.test(text) ? text.replaceAll(EVERY_UNSEEN, toMark) : text;
}

function toMark(character: string): string {
  return `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
