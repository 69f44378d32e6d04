const MAX_ATTRIBUTES = 1_000;

/** The start of a comment, of an element whose content is not parsed, or of any other element. */
const START = /<(?:(!--)|(script|style)\b|[a-z])/gi;
const ENDS: Readonly<Record<string, RegExp>> = { '!--': /-->/g, script: /<\/script/gi, style: /<\/style/gi };
// Each character is read a constant number of times, whatever is left open.
const ATTRIBUTE = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y;

/**
 * Throws RangeError if an HTML element has more attributes than any written by a person. The parser compares each attribute with
 * all others of its element.
 */
export function checkHtmlAttributes(html: string): void {
  START.lastIndex = 0;
  for (let start = START.exec(html); start; start = START.exec(html)) {
    const [, comment, raw] = start;
    const tagEnd = comment ? START.lastIndex : skipAttributes(html, START.lastIndex);
    const end = ENDS[(comment ?? raw ?? '').toLowerCase()];
    START.lastIndex = end ? skipTo(end, html, tagEnd) : tagEnd;
  }
}

/** Returns the position after the attributes that begin at a position. */
function skipAttributes(html: string, from: number): number {
  ATTRIBUTE.lastIndex = from;
  let position = from;
  for (let count = 0; ATTRIBUTE.test(html); count += 1) {
    if (count > MAX_ATTRIBUTES) throw new RangeError(`an element has more than ${MAX_ATTRIBUTES} attributes`);
    position = ATTRIBUTE.lastIndex;
  }
  return position;
}

function skipTo(end: RegExp, html: string, from: number): number {
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}
