import { detectAll } from 'jschardet';

/** Encodings detected in undeclared texts: the library's name and the label. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['CP932', 'shift_jis'],
  ['EUC-JP', 'euc-jp'],
  ['ISO-2022-JP', 'iso-2022-jp'],
  ['CP949', 'euc-kr'],
  ['GB18030', 'gb18030'],
  ['Big5', 'big5'],
  ['CP874', 'windows-874'],
  ['KOI8-R', 'koi8-r'],
  ['KOI8-U', 'koi8-u'],
  ...[1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map(
    (page) => [`Windows-${page}`, `windows-${page}`] as const,
  ),
]);

const MAX_SAMPLE_BYTES = 64 * 1024;
const LINE_FEED = 0x0a;
// Below this confidence, the library's statistics guess random encodings for texts of a few letters.
const MIN_CONFIDENCE = 0.015;
const FALLBACK = 'windows-1252';

const OTHER_ALPHABET = '[\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Arabic}\\p{sc=Hebrew}]';
// Texts contain no control or unassigned characters, and words do not mix these alphabets, or capitals within lower-case letters.
const IMPLAUSIBLE = new RegExp(
  [
    '[\\u0080-\\u009f\\u2500-\\u259f\\p{Co}\\p{Cn}]',
    `\\p{sc=Latin}(?=${OTHER_ALPHABET})`,
    `${OTHER_ALPHABET}(?=\\p{sc=Latin})`,
    '\\p{Ll}(?=\\p{Lu}\\p{Ll})',
    '\\p{Lu}(?=\\p{Ll}\\p{Lu}\\p{Ll}\\p{Lu})',
  ].join('|'),
  'u',
);

/**
 * Detects the encoding of a text: the most likely one, by byte statistics, in which all bytes are valid and form plausible words.
 * Defaults to the Western European one.
 */
export function findEncoding(bytes: Uint8Array): string {
  const guesses = toSamples(bytes)
    .flatMap(guess)
    .toSorted((left, right) => right.confidence - left.confidence);
  return guesses.find(({ sample, label }) => isPlausible(sample, label))?.label ?? FALLBACK;
}

/**
 * Returns the text or its first lines. For a single long line, returns two beginnings of different length, because one of them
 * may end within a character.
 */
function toSamples(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length <= MAX_SAMPLE_BYTES) return [bytes];
  const end = bytes.lastIndexOf(LINE_FEED, MAX_SAMPLE_BYTES);
  return (end > 0 ? [end] : [MAX_SAMPLE_BYTES, MAX_SAMPLE_BYTES - 1]).map((length) => bytes.subarray(0, length));
}

type Guess = { sample: Uint8Array; label: string; confidence: number };

function guess(sample: Uint8Array): Guess[] {
  const options = { minimumThreshold: MIN_CONFIDENCE, detectEncodings: [...ENCODINGS.keys()] };
  return detectAll(sample, options).flatMap(({ encoding, confidence }) => {
    const label = ENCODINGS.get(encoding ?? '');
    return label === undefined || confidence < MIN_CONFIDENCE ? [] : [{ sample, label, confidence }];
  });
}

function isPlausible(sample: Uint8Array, label: string): boolean {
  try {
    return !IMPLAUSIBLE.test(new TextDecoder(label, { fatal: true }).decode(sample));
  } catch {
    return false;
  }
}
