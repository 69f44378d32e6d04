const VOWELS = 'aeiouyäöüáàâãéèêëíìîïóòôõúùûåæø';
const CONSONANTS = 'bcdfghjklmnpqrstvwxzçñß';

/** Before the consonant that begins a syllable, with letters on both sides; `ch`, `ph`, `sch` and the like stay together. */
const BETWEEN_SYLLABLES = new RegExp(
  `(?<=[${VOWELS}][${VOWELS}${CONSONANTS}]*)(?<=\\p{L}{2})(?<![cpst](?=h)|s(?=ch))(?=(?:s?[cpst]h|[${CONSONANTS}])[${VOWELS}]\\p{L})`,
  'giu',
);

/**
 * A text that breaks between syllables where there is no room for a whole word, with a hyphen. A guess by the letters
 * alone, for Latin scripts: the language of a title is not known, and browsers know few.
 */
export function softHyphens(text: string): string {
  return text.replaceAll(BETWEEN_SYLLABLES, '\u00AD');
}
