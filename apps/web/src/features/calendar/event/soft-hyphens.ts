const VOWELS = 'aeiouyäöüáàâãéèêëíìîïóòôõúùûåæø';
const CONSONANTS = 'bcdfghjklmnpqrstvwxzçñß';

/**
 * Matches before the consonant that begins a syllable, with letters on both sides. `ch`, `ph`, `sch` and similar groups stay
 * together.
 */
const BETWEEN_SYLLABLES = new RegExp(
  `(?<=[${VOWELS}][${VOWELS}${CONSONANTS}]*)(?<=\\p{L}{2})(?<![cpst](?=h)|s(?=ch))(?=(?:s?[cpst]h|[${CONSONANTS}])[${VOWELS}]\\p{L})`,
  'giu',
);

/**
 * Inserts soft hyphens so that words can break between syllables where they do not fit. Guesses by letters alone, for Latin
 * scripts: the language of a title is unknown, and browsers hyphenate few languages.
 */
export function addSoftHyphens(text: string): string {
  return text.replaceAll(BETWEEN_SYLLABLES, '\u00AD');
}
