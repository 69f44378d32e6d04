import { markUnseen } from '@rotunda/api-client/visible-text';
import { useEffect } from 'react';

/** Id of the live region in which a screen's name is said to screen readers: nothing else tells them that it came up. */
export const SCREEN_NAME_ID = 'screen-name';

/** What a part of a title names, the nearest first: what a tab shows, the tab, the screen. */
const LEVELS = ['part', 'tab', 'screen'] as const;
type Level = (typeof LEVELS)[number];
type Part = { title: string; level: Level };

const parts = new Set<Part>();
let announced: { title: string; path: string } | undefined;
let isDue = false;

/**
 * Names the screen in the browser's tab, in its history and for screen readers (WCAG 2.2, 2.4.2), together with what else
 * of it has a name: `Code – Payroll – Rotunda`.
 */
export function useScreenTitle(title: string | undefined, level: Level = 'screen'): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const part = { title, level };
    parts.add(part);
    scheduleUpdate();
    return () => {
      parts.delete(part);
      scheduleUpdate();
    };
  }, [title, level]);
}

/** Announces the screen after a navigation, also when it is called as the one before was. */
export function announceScreen(): void {
  if (announced && announced.path !== location.pathname) scheduleUpdate();
}

// What one change of the page takes away and brings is one title.
function scheduleUpdate(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    updateTitle();
  });
}

function updateTitle(): void {
  const titles = LEVELS.flatMap((level) => [...parts].findLast((part) => part.level === level)?.title ?? []).map(
    markUnseen,
  );
  if (titles.length === 0) return; // The next screen is loading.
  document.title = [...titles, 'Rotunda'].join(' – ');
  const next = { title: titles.join(', '), path: location.pathname };
  if (announced?.title === next.title && announced.path === next.path) return;
  announced = next;
  document.getElementById(SCREEN_NAME_ID)?.replaceChildren(next.title);
}
