const MAX_WORD = 250; // In characters: more than a line holds, so that a cut is not visible.
const WORDS = new RegExp(`[^ \\t\\n]{1,${MAX_WORD}}`, 'gu');

/**
 * Cuts long words of a text, so that they wrap in linear time: for each line, the PDF library measures all of the word that is
 * left.
 */
export function cutLongWords(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const end = index + word.length;
    if (end === text.length || /[ \t\n]/.test(text.charAt(end))) continue;
    pieces.push(text.slice(from, end));
    from = end;
  }
  return [...pieces, text.slice(from)];
}
