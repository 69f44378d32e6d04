import { strFromU8, strToU8 } from 'fflate';

/** Style of paragraphs that are horizontal rules. */
export const RULE_STYLE = 'RotundaRule';

const DOCUMENT = 'word/document.xml';
// Paragraphs without nested paragraphs.
const PARAGRAPH = /<w:p\b(?:[^<>/]|\/(?!>))*>(?:(?!<w:p[\s>]|<\/w:p>)[\s\S])*<\/w:p>/gu;
const CONTENT = /<w:(?:t|drawing|object|footnoteReference|endnoteReference)[\s>]/u;
/** A border below the paragraph, or a rectangle marked as a horizontal rule. */
const LINE = /<w:pBdr>[^<]*(?:<(?!\/?w:pBdr>|w:bottom\b)[^<]*)*<w:bottom\b|\bo:hr="(?:t|true|1)"/u;

/** Assigns a separate style to empty paragraphs with a line, which Word and other programs use as horizontal rules. */
export function nameRules(parts: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const document = parts.get(DOCUMENT);
  if (!document) return parts;
  const xml = strFromU8(document);
  if (!LINE.test(xml)) return parts;
  const named = xml.replaceAll(PARAGRAPH, (paragraph) =>
    LINE.test(paragraph) && !CONTENT.test(paragraph)
      ? `<w:p><w:pPr><w:pStyle w:val="${RULE_STYLE}"/></w:pPr></w:p>`
      : paragraph,
  );
  return new Map([...parts, [DOCUMENT, strToU8(named)]]);
}
