const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Converts plain text to HTML that displays it unchanged: escapes all characters and converts line breaks to markup. */
export function toHtml(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character)
    .replaceAll(/\r\n|\r|\n/g, '<br>');
}

// A word of + or @ followed by an address. The length limits are those of RFC 5321 section 4.5.3.1; without them, matching a text
// without spaces would take quadratic time.
const MENTION = /(?<![^\s(,;:])[+@]([\w.+'-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})(?![\w@-])/giu;

/** Finds the addresses mentioned in a text as `+address` or `@address`: in lower case, deduplicated, in order. */
export function findMentions(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MENTION), ([, address = '']) => address.toLowerCase()))];
}
