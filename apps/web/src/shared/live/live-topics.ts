import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';

const counts = new Map<string, number>();
const { subscribe, emit } = createListeners();
let snapshot: readonly string[] = [];

/** Asks to be told of changes to these topics while the component is shown; `docs/live-events.md` lists them. */
export function useLiveTopics(topics: readonly string[]): void {
  const key = topics.join('\n');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split('\n');
    for (const topic of wanted) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    renew();
    return () => {
      for (const topic of wanted) {
        const left = (counts.get(topic) ?? 1) - 1;
        if (left === 0) counts.delete(topic);
        else counts.set(topic, left);
      }
      renew();
    };
  }, [key]);
}

/** Every topic that something on the screen asks for, in one order. */
export function useWantedTopics(): readonly string[] {
  return useSyncExternalStore(subscribe, () => snapshot);
}

function renew(): void {
  snapshot = [...counts.keys()].toSorted();
  emit();
}
