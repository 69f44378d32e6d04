import { detectAll } from 'jschardet';

/** Encodings that texts without a declaration are recognised in, as the library names them, by their label. */
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
// Less sure, the statistics of the library name encodings of texts of a few letters at random.
const MIN_CONFIDENCE = 0.015;
const FALLBACK = 'windows-1252';

const OTHER_ALPHABET = '[\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Arabic}\\p{sc=Hebrew}]';
// No text has controls or places without a character, and no word mixes these alphabets or capitals with small letters.
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
 * The encoding that text looks to be in: the likeliest, by the statistics of its bytes, in which all of them are valid and
 * make plausible words; that of Western Europe when none is clear.
 */
export function findEncoding(bytes: Uint8Array): string {
  const guesses = toSamples(bytes)
    .flatMap(guess)
    .toSorted((left, right) => right.confidence - left.confidence);
  return guesses.find(({ sample, label }) => isPlausible(sample, label))?.label ?? FALLBACK;
}

/** The text or its first lines; of one long line its beginning up to two places, one of which is no half of a character. */
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
