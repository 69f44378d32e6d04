import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.explorer-unlocked';
const { subscribe, emit } = createListeners();

/** Reports whether write operations may be run from the explorer. Applies to this tab until it closes. */
export function useUnlocked(): [isUnlocked: boolean, set: (isUnlocked: boolean) => void] {
  const isUnlocked = useSyncExternalStore(subscribe, () => tabStorage.getItem(KEY) === '1');
  return [isUnlocked, setUnlocked];
}

function setUnlocked(isUnlocked: boolean): void {
  if (isUnlocked) tabStorage.setItem(KEY, '1');
  else tabStorage.removeItem(KEY);
  emit();
}
