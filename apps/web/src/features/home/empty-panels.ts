import { browserStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.home.empty';

/** Returns the titles of the panels that were empty when this browser last showed them. */
export function readEmptyPanels(): ReadonlySet<string> {
  return new Set((browserStorage.getItem(KEY) ?? '').split('\n').filter((title) => title !== ''));
}

/** Stores whether a panel is empty. The next visit shows empty panels after the others. */
export function storeEmptyPanel(title: string, isEmpty: boolean): void {
  const titles = new Set(readEmptyPanels());
  if (titles.has(title) === isEmpty) return;
  if (isEmpty) titles.add(title);
  else titles.delete(title);
  browserStorage.setItem(KEY, [...titles].join('\n'));
}
