/**
 * Adjusts headings to a page with its own first heading: each is one level lower, and at most one below the preceding heading, so
 * that users who navigate by headings miss nothing.
 */
export function lowerHeadings(body: HTMLElement): void {
  let before = 1;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.localName[1]) + 1, before + 1, 6);
    const lowered = body.ownerDocument.createElement(`h${level}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
    before = level;
  }
}
