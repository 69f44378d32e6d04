import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';
import { parseJson } from '#lib/parse-json.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import { type Preferences, parsePreferences } from './preferences.ts';

const KEY = 'rotunda.preferences';
const { subscribe: subscribeHere, emit } = createListeners();
let source: string | null = null;
let current: Preferences = {};

/**
 * Returns the preferences known to this browser. They are also stored in the browser, so that the first paint already applies
 * them.
 */
export function readPreferences(): Preferences {
  const stored = browserStorage.getItem(KEY);
  if (stored !== source) {
    source = stored;
    current = parsePreferences(parseJson(stored));
  }
  return current;
}

/** Replaces the known preferences and applies them to the page. */
export function storePreferences(next: Preferences): void {
  browserStorage.setItem(KEY, JSON.stringify(next));
  applyPreferences(readPreferences());
  emit();
}

/** Returns the preferences, and re-renders the component when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, readPreferences);
}

/** Sets the attributes on the root element that styles depend on. `early.js` does the same before the first paint. */
function applyPreferences({ theme = 'system', contrast = 'system', motion = 'system' }: Preferences): void {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries({ theme, contrast, motion })) {
    if (value === 'system') delete dataset[name];
    else dataset[name] = value;
  }
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeHere(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
