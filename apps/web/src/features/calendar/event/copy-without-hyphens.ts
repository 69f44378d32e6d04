/** Marks an element whose text contains added soft hyphens. */
export const HYPHENATED = { 'data-hyphenated': '' };

// Browsers also copy soft hyphens, so they are removed here.
document.addEventListener('copy', (event) => {
  const selection = document.getSelection();
  const text = selection?.toString() ?? '';
  if (event.defaultPrevented || !selection || !text.includes('\u00AD') || !isOfHyphenated(selection)) return;
  event.clipboardData?.setData('text/plain', text.replaceAll('\u00AD', ''));
  event.preventDefault();
});

function isOfHyphenated(selection: Selection): boolean {
  const marked = document.querySelectorAll('[data-hyphenated]');
  return [...marked].some((element) => selection.containsNode(element, true));
}
