/** Truncates a text that may be too long to render. Returns the number of omitted characters. */
export function limitText(text: string, maxCharacters: number): { shown: string; hiddenCount: number } {
  if (text.length <= maxCharacters) return { shown: text, hiddenCount: 0 };
  // Half of a surrogate pair would be rendered as a replacement character.
  const end = text.charCodeAt(maxCharacters - 1) >>> 10 === 0b110110 ? maxCharacters - 1 : maxCharacters;
  return { shown: text.slice(0, end), hiddenCount: text.length - end };
}
