import { strFromU8, strToU8 } from 'fflate';

/** Style of the paragraphs that are rules. */
export const RULE_STYLE = 'RotundaRule';

const DOCUMENT = 'word/document.xml';
// Paragraphs without another one in them.
const PARAGRAPH = /<w:p\b(?:[^>/]|\/(?!>))*>(?:(?!<w:p[\s>]|<\/w:p>)[\s\S])*<\/w:p>/gu;
const CONTENT = /<w:(?:t|drawing|object|footnoteReference|endnoteReference)[\s>]/u;
/** A line below the paragraph, or a rectangle that says that it is a rule. */
const LINE = /<w:pBdr>(?:(?!<\/w:pBdr>)[\s\S])*<w:bottom\b|\bo:hr="(?:t|true|1)"/u;

/** Gives a style of its own to each empty paragraph with a line, as which Word and other programs write rules. */
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
