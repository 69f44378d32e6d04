// Scripts without spaces between words, and Hangul, whose words include their particles. Users search for parts of the text
// between two spaces.
const UNSPACED =
  /[[\p{L}\p{N}]&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Yi}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Lana}\p{scx=Talu}\p{scx=Tale}\p{scx=Java}]]\p{M}*/gv;

// Points and accents that users omit, such as Arabic and Hebrew vowels. Marks of other scripts are vowels that distinguish words.
const OPTIONAL_MARKS = /[\p{M}&&[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]]|[\u00ad\u200c\u200d\u2060]/gv;

/**
 * Returns a text in the form that the search indexes store. Their tokenizer, SQLite's `unicode61`, splits at characters that are
 * neither letters nor digits. Each character of a script without spaces becomes a separate token, so that any part of a text is
 * found as a phrase. Vowel signs, which the tokenizer treats as separators, are written as their code. Variants in width and
 * ligatures are unified, and optional marks are removed.
 */
export function toSearchText(text: string): string {
  return /^[\0-\x7f]*$/u.test(text) ? text : separateTokens(fold(text));
}

/**
 * Splits a text into words, each as the consecutive tokens that the index of `toSearchText` has for it. Underscores separate
 * words.
 */
export function splitSearchWords(text: string): string[][] {
  const words = fold(text).match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu) ?? [];
  return words.map((word) => separateTokens(word).split(' ').filter(Boolean));
}

function fold(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(OPTIONAL_MARKS, '');
  return plain.replaceAll(/\p{sc=Grek}/gu, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

function separateTokens(text: string): string {
  return text.replaceAll(UNSPACED, ' $& ').replaceAll(/\p{M}/gu, (mark) => (mark.codePointAt(0) ?? 0).toString(16));
}
