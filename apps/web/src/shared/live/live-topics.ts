import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';

const counts = new Map<string, number>();
const { subscribe, emit } = createListeners();
let snapshot: readonly string[] = [];

/** Subscribes to changes of these topics while the component is mounted. `docs/live-events.md` lists them. */
export function useLiveTopics(topics: readonly string[]): void {
  const key = topics.join('\n');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split('\n');
    for (const topic of wanted) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    updateSnapshot();
    return () => {
      for (const topic of wanted) {
        const left = (counts.get(topic) ?? 1) - 1;
        if (left === 0) counts.delete(topic);
        else counts.set(topic, left);
      }
      updateSnapshot();
    };
  }, [key]);
}

/** Returns all topics requested on the screen, in a stable order. */
export function useSubscribedTopics(): readonly string[] {
  return useSyncExternalStore(subscribe, () => snapshot);
}

function updateSnapshot(): void {
  snapshot = [...counts.keys()].toSorted();
  emit();
}
