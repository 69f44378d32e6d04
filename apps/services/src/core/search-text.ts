// Scripts that are written without spaces between words, and Hangul, whose words carry their particles. Readers search
// for parts of what stands between two spaces.
const UNSPACED =
  /[[\p{L}\p{N}]&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Yi}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Lana}\p{scx=Talu}\p{scx=Tale}\p{scx=Java}]]\p{M}*/gv;

// Points and accents that readers leave out, such as the vowels of Arabic and Hebrew. Marks of other scripts are vowels
// that tell words apart.
const OPTIONAL_MARKS = /[\p{M}&&[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]]|[\u00ad\u200c\u200d\u2060]/gv;

/**
 * A text as the search indexes take it. Their tokenizer, SQLite's `unicode61`, splits at what is neither letter nor digit.
 * Each character of a script without spaces becomes a token of its own, so that any part of a text is found as a phrase.
 * Vowel signs, which the tokenizer takes for separators, are written as their code. Forms that differ in width or in
 * ligatures become one, and optional marks are left out.
 */
export function toSearchText(text: string): string {
  return /^[\0-\x7f]*$/u.test(text) ? text : separateTokens(fold(text));
}

/**
 * The words of a text, each as the tokens that the index of `toSearchText` has for it, which follow on each other.
 * Underscores separate words.
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
