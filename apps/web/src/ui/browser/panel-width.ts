import { browserStorage } from './safe-storage.ts';

export const MIN_PANEL_PX = 320;
export const MAX_PANEL_PX = 720;

const WIDTH_KEY = 'rotunda.panel-width';
const DEFAULT_WIDTH_PX = 440;

/** Returns the width that the user has set for panels beside lists. */
export function readPanelWidth(): number {
  const stored = Number(browserStorage.getItem(WIDTH_KEY));
  return stored >= MIN_PANEL_PX && stored <= MAX_PANEL_PX ? stored : DEFAULT_WIDTH_PX;
}

export function storePanelWidth(widthPx: number): void {
  browserStorage.setItem(WIDTH_KEY, String(widthPx));
}
