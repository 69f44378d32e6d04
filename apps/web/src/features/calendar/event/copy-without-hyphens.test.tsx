import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HYPHENATED } from './copy-without-hyphens.ts';
import { addSoftHyphens } from './soft-hyphens.ts';

/** Returns the clipboard text after copying an element, or undefined if the browser's default applies. */
function copyOf(element: Element): string | undefined {
  document.getSelection()?.selectAllChildren(element);
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event.defaultPrevented ? clipboardData.getData('text/plain') : undefined;
}

test('the title of an event is copied without soft hyphens', async () => {
  const title = 'Quartalsbesprechung mit Verwaltung';
  expect(addSoftHyphens(title)).not.toBe(title);
  const { container } = await render(<span {...HYPHENATED}>{addSoftHyphens(title)}</span>);
  expect(copyOf(container)).toBe(title);
});

test('a text with its own soft hyphens is copied unchanged', async () => {
  const { container } = await render(<span>{'Ver\u00ADwaltung'}</span>);
  expect(copyOf(container)).toBeUndefined();
});
