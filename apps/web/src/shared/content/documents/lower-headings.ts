/**
 * Gives headings the levels that they have in a page with a first heading of its own: one lower, and none more than one below the heading
 * before it, so that readers of headings miss nothing.
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
