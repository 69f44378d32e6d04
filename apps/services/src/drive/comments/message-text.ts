const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML that shows it unchanged: everything is escaped, and line breaks become markup. */
export function toHtml(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character)
    .replaceAll(/\r\n|\r|\n/g, '<br>');
}

// A word that begins with + or @ and goes on as an address. The bounds are those of RFC 5321 section 4.5.3.1; without
// them a text without blanks would be read again and again.
const MENTION = /(?<![^\s(,;:])[+@]([\w.+'-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})(?![\w@-])/giu;

/** The addresses that a text mentions as `+address` or `@address`: in lower case, each once, in their order. */
export function findMentions(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MENTION), ([, address = '']) => address.toLowerCase()))];
}
