/**
 * Returns what blocks a decision on content that was not completely seen: the first unseen page, or else the checkbox for
 * deciding without.
 */
export function findUnviewedContent(): HTMLElement | null {
  const page = document.querySelector<HTMLElement>('[data-unseen-page]');
  return page?.checkVisibility() ? page : document.querySelector<HTMLElement>('[data-unseen-box] input');
}
