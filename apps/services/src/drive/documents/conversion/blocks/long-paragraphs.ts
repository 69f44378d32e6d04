import type { MarkedExtension } from 'marked';

const LONG = 100_000; // In characters. The library's regular expressions overflow the stack at a few million.
const ENOUGH = 1_000; // The characters at the start of a line that determine the kind of block.

/**
 * Supports paragraphs of any length. The library matches paragraphs and underlined headings with regular expressions that
 * backtrack through the whole paragraph. They receive only the beginnings of its lines, or nothing if nothing is underlined.
 */
export const longParagraphs: MarkedExtension = {
  tokenizer: {
    lheading(source) {
      return /^ {0,3}(?:=+|-+) *$/m.test(getParagraph(source)) ? false : undefined;
    },
    paragraph(source) {
      const paragraph = getParagraph(source);
      if (paragraph.length <= LONG) return false;
      const lines = paragraph.split('\n');
      const found = this.rules.block.paragraph.exec(lines.map((line) => line.slice(0, ENOUGH)).join('\n'));
      if (!found) return undefined;
      const text = lines.slice(0, found[0].trimEnd().split('\n').length).join('\n');
      return { type: 'paragraph', raw: text, text, tokens: this.lexer.inline(text) };
    },
  },
};

function getParagraph(source: string): string {
  const end = source.indexOf('\n\n');
  return end < 0 ? source : source.slice(0, end);
}
