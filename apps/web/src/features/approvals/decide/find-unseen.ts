/** What stands in the way of a decision on content that was not seen whole: its first unseen page, else the box to decide without. */
export function findUnseen(): HTMLElement | null {
  const page = document.querySelector<HTMLElement>('[data-unseen-page]');
  return page?.checkVisibility() ? page : document.querySelector<HTMLElement>('[data-unseen-box] input');
}
