import { markUnseen } from '@rotunda/api-client/visible-text';
import { useEffect } from 'react';

/**
 * The ID of the live region that announces the name of a screen. Nothing else tells screen readers that the screen has changed.
 */
export const SCREEN_NAME_ID = 'screen-name';

/** The levels of a title, most specific first: the content of a tab, the tab, the screen. */
const LEVELS = ['part', 'tab', 'screen'] as const;
type Level = (typeof LEVELS)[number];
type Part = { title: string; level: Level };

const parts = new Set<Part>();
let announced: { title: string; path: string } | undefined;
let isDue = false;

/**
 * Sets the title of the screen for the browser tab, the history and screen readers (WCAG 2.2, 2.4.2), combined with the titles of
 * its parts: `Code – Payroll – Rotunda`.
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

/** Announces the screen after a navigation, even if it has the same name as the previous one. */
export function announceScreen(): void {
  if (announced && announced.path !== location.pathname) scheduleUpdate();
}

// Removals and additions in a single change of the page result in a single title update.
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
