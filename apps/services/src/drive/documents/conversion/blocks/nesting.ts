/** Maximum nesting depth of elements, and of lists or quotations, for conversion. */
const MAX_HTML_DEPTH = 512;
const MAX_MARKDOWN_DEPTH = 100;

/** A document is nested deeper than any written by a person. The libraries would take minutes to process it. */
export class NestingError extends RangeError {
  override readonly name = 'RangeError';
}

// Elements without an end tag, or with an optional one, so that they end at the next element of their kind.
const NOT_NESTED = new Set(
  `area base br col embed hr img input link meta source track wbr
   p li dt dd tr td th option optgroup thead tbody tfoot colgroup rt rp html head body`.split(/\s+/),
);
const TAG = /<(\/?)([a-z][a-z0-9:-]*)[^<>]*>/gi;

/** Throws NestingError if HTML elements are nested too deep. */
export function checkHtmlNesting(html: string): void {
  let depth = 0;
  for (const [tag, slash, name = ''] of html.matchAll(TAG)) {
    if (NOT_NESTED.has(name.toLowerCase()) || tag.endsWith('/>')) continue;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (depth > MAX_HTML_DEPTH) throw new NestingError(`elements are nested deeper than ${MAX_HTML_DEPTH} levels`);
  }
}

// A list level is indented by at least two columns.
const NESTED_LINES = [
  new RegExp(`^[ \\t]{${2 * MAX_MARKDOWN_DEPTH},}(?:[-*+]|\\d{1,9}[.)])[ \\t]`, 'm'),
  new RegExp(`^(?:[ \\t]*>){${MAX_MARKDOWN_DEPTH},}`, 'm'),
  new RegExp(`^(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+){${MAX_MARKDOWN_DEPTH},}[^-*+\\s]`, 'm'),
];

/** Throws NestingError if Markdown lists or quotations are nested too deep. */
export function checkMarkdownNesting(markdown: string): void {
  if (!NESTED_LINES.some((line) => line.test(markdown))) return;
  throw new NestingError(`lists or quotations are nested deeper than ${MAX_MARKDOWN_DEPTH} levels`);
}
