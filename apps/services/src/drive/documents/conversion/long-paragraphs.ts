import type { MarkedExtension } from 'marked';

/**
 * Lets paragraphs be of any length. The library looks for headings that are underlined with an expression that steps
 * back through the whole paragraph, and runs out of stack at some megabytes: it is asked only where there is a line.
 */
export const longParagraphs: MarkedExtension = {
  tokenizer: {
    lheading(source) {
      const end = source.indexOf('\n\n');
      const paragraph = end < 0 ? source : source.slice(0, end);
      return /^ {0,3}(?:=+|-+) *$/m.test(paragraph) ? false : undefined;
    },
  },
};
