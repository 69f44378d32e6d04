/** Elements in each other, and lists or quotations in each other, that a document is converted with. */
const MAX_HTML_DEPTH = 512;
const MAX_MARKDOWN_DEPTH = 100;

/** A document that is nested deeper than any that people write: the libraries would step through it for minutes. */
export class NestingError extends RangeError {
  override readonly name = 'RangeError';
}

// Elements without an end tag, or whose end tag may be left out so that they end at the next one of their kind.
const NOT_NESTED = new Set(
  `area base br col embed hr img input link meta source track wbr
   p li dt dd tr td th option optgroup thead tbody tfoot colgroup rt rp html head body`.split(/\s+/),
);
const TAG = /<(\/?)([a-z][a-z0-9:-]*)[^<>]*>/gi;

/** Throws NestingError for HTML with elements nested too deep. */
export function requireShallowHtml(html: string): void {
  let depth = 0;
  for (const [tag, slash, name = ''] of html.matchAll(TAG)) {
    if (NOT_NESTED.has(name.toLowerCase()) || tag.endsWith('/>')) continue;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (depth > MAX_HTML_DEPTH) throw new NestingError(`elements are nested deeper than ${MAX_HTML_DEPTH} levels`);
  }
}

// A level of a list takes two columns at least.
const NESTED_LINES = [
  new RegExp(`^[ \\t]{${2 * MAX_MARKDOWN_DEPTH},}(?:[-*+]|\\d{1,9}[.)])[ \\t]`, 'm'),
  new RegExp(`^(?:[ \\t]*>){${MAX_MARKDOWN_DEPTH},}`, 'm'),
  new RegExp(`^(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+){${MAX_MARKDOWN_DEPTH},}[^-*+\\s]`, 'm'),
];

/** Throws NestingError for Markdown with lists or quotations nested too deep. */
export function requireShallowMarkdown(markdown: string): void {
  if (!NESTED_LINES.some((line) => line.test(markdown))) return;
  throw new NestingError(`lists or quotations are nested deeper than ${MAX_MARKDOWN_DEPTH} levels`);
}
