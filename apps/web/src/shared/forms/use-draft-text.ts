import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';
import { useSession } from '#shared/session/session.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';

const { subscribe, emit } = createListeners();
const settledListeners = new Set<(key: string) => void>();

/**
 * What is typed at a place, kept in this tab until it is sent or given up: another tab of the screen, another row of a
 * list, a reload or data that arrives meanwhile lose nothing of it. `place` tells places apart, so that no text is shown at
 * another one; `initial` is what stands there before anything is typed.
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
    /** Ends what was sent, in every form of this place; false when more was typed while that was on its way, which stays. */
    settle: (sent: string) => {
      if (read() !== sent) return false;
      retain(key, undefined);
      for (const listener of settledListeners) listener(key);
      return true;
    },
    /** Brings back what was sent, unless something else was typed meanwhile. */
    restore: (sent: string) => {
      if (read() === initial) type(sent);
    },
  };
}

/** Whether something that was typed at a place is still kept. */
export function useHasDraftText(place: string): boolean {
  const { email } = useSession();
  const [isRetained] = useState(() => tabStorage.getItem(toKey(email, place)) !== null);
  return isRetained;
}

/** Calls `onSettled` once a text of this place has been sent, also by a form that was closed while it was on its way. */
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
