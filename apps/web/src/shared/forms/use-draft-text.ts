import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';
import { useSession } from '#shared/session/session.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';

const { subscribe, emit } = createListeners();
const settledListeners = new Set<(key: string) => void>();

/**
 * Returns a text being typed, stored in this tab until it is sent or discarded. The text survives other screen tabs, other rows,
 * a reload and arriving data. `place` is the key of the draft, so that no text appears elsewhere. `initial` is the text before
 * anything is typed.
 */
export function useDraftText(place: string, initial = '') {
  const key = toKey(useSession().email, place);
  const read = () => tabStorage.getItem(key) ?? initial;
  const text = useSyncExternalStore(subscribe, read);
  const type = (next: string) => retain(key, next === initial ? undefined : next);
  return {
    text,
    type,
    giveUp: () => type(initial),
    /** Clears the sent text in all forms of this key. Returns false if more was typed during the request, which stays. */
    settle: (sent: string) => {
      if (read() !== sent) return false;
      retain(key, undefined);
      for (const listener of settledListeners) listener(key);
      return true;
    },
    /** Restores the sent text, unless something else was typed in the meantime. */
    restore: (sent: string) => {
      if (read() === initial) type(sent);
    },
  };
}

/** Reports whether a draft is stored under a key. */
export function useHasDraftText(place: string): boolean {
  const { email } = useSession();
  const [isRetained] = useState(() => tabStorage.getItem(toKey(email, place)) !== null);
  return isRetained;
}

/** Calls `onSettled` once a text of this key was sent, including by a form that closed during the request. */
export function useSettledDraft(place: string, onSettled: () => void): void {
  const key = toKey(useSession().email, place);
  const notify = useEffectEvent(onSettled);
  useEffect(() => {
    const listener = (settled: string) => {
      if (settled === key) notify();
    };
    settledListeners.add(listener);
    return () => void settledListeners.delete(listener);
  }, [key]);
}

function retain(key: string, text: string | undefined): void {
  if (text === undefined) tabStorage.removeItem(key);
  else tabStorage.setItem(key, text);
  emit();
}

function toKey(email: string, place: string): string {
  return `rotunda.typed.${email}.${place}`;
}
