/** Returns the visible text of an element. Text only for screen readers takes up no space. */
export function readVisibleText(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = '';
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if ((parentElement?.getBoundingClientRect().width ?? 0) > 1) words += textContent;
  }
  return words.trim();
}
