import { groundOf } from './read-layout.ts';

/** Returns the visible texts in the same colour as their background, which are unreadable. */
export function readUnreadable(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unreadable: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const isShown = textContent?.trim() && parentElement.getBoundingClientRect().width > 1;
    if (isShown && getComputedStyle(parentElement).color === groundOf(parentElement))
      unreadable.push(textContent ?? '');
  }
  return unreadable;
}
