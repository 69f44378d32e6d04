/** Texts with many letters of a script. The first one for which a font has all letters is used. */
const SAMPLES = [
  'The quick brown fox jumps over the lazy dog. 0123456789',
  'Съешь же ещё этих мягких французских булок, да выпей чаю',
  'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία',
  'דג סקרן שט בים מאוכזב ולפתע מצא חברה',
  'نص حكيم له سر قاطع وذو شأن عظيم',
  'いろはにほへと ちりぬるを',
  '天地玄黃 宇宙洪荒',
  '키스의 고유조건은 입술끼리 만나야 하고',
  'ऋषियों को सताने वाले दुष्ट राक्षसों',
  'เป็นมนุษย์สุดประเสริฐเลิศคุณค่า',
];
const MAX_CHARACTERS = 40;

/** Returns a sample text based on the letters in a font. For fonts of other scripts or symbols, returns the first characters. */
export function sampleFor(characters: Uint32Array): string {
  const known = new Set(characters);
  const sample = SAMPLES.find((text) => findMissing(text, known).length === 0);
  if (sample !== undefined) return sample;
  const shown = Array.from(characters, (code) => String.fromCodePoint(code));
  const letters = shown.filter((character) => /[\p{L}\p{N}]/u.test(character));
  return (letters.length > 0 ? letters : shown.filter((character) => /[\p{S}\p{P}\p{Co}]/u.test(character)))
    .slice(0, MAX_CHARACTERS)
    .join('');
}

/** Returns the characters of a text that a font lacks, deduplicated. Ignores whitespace. */
export function findMissing(text: string, known: ReadonlySet<number>): string[] {
  const missing = [...text].filter((character) => !/\s/u.test(character) && !known.has(character.codePointAt(0) ?? 0));
  return [...new Set(missing)];
}
