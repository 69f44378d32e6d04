/** The words that an element shows; those for screen readers alone are there, but take no room. */
export function shownWords(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = '';
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if ((parentElement?.getBoundingClientRect().width ?? 0) > 1) words += textContent;
  }
  return words.trim();
}
