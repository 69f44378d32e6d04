/** The beginning of a text that may be too long to be laid out, and how many characters are left away. */
export function limitText(text: string, maxCharacters: number): { shown: string; hiddenCount: number } {
  if (text.length <= maxCharacters) return { shown: text, hiddenCount: 0 };
  // Half of a character that takes two would be drawn as a mark.
  const end = text.charCodeAt(maxCharacters - 1) >>> 10 === 0b110110 ? maxCharacters - 1 : maxCharacters;
  return { shown: text.slice(0, end), hiddenCount: text.length - end };
}
