import { browserStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.home.empty';

/** Titles of the panels that had nothing to show when this browser last showed them. */
export function readEmptyPanels(): ReadonlySet<string> {
  return new Set((browserStorage.getItem(KEY) ?? '').split('\n').filter((title) => title !== ''));
}

/** Notes whether a panel has nothing to show: the next visit shows it after those that have. */
export function noteEmptyPanel(title: string, isEmpty: boolean): void {
  const titles = new Set(readEmptyPanels());
  if (titles.has(title) === isEmpty) return;
  if (isEmpty) titles.add(title);
  else titles.delete(title);
  browserStorage.setItem(KEY, [...titles].join('\n'));
}
