import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { generateId } from '#lib/random-id.ts';
import { notifyTabs, onTabMessage } from '#lib/tab-channel.ts';

const CHANNEL = 'rotunda.writes';
/** The timeout for a write whose tab was closed and which therefore never ends. */
const LONGEST_MS = 60_000;
const NONE: readonly OtherWrite[] = [];

/** A write of another tab of this browser. */
type OtherWrite = { id: string; variables: unknown };

type Message = { tab: string; id: string; key: string } & (
  | { state: 'pending'; variables: unknown }
  | { state: 'settled'; changed: readonly string[] }
);

const tab = generateId();

/**
 * Notifies the other tabs of a write that starts, whose variables are plain data. Returns a function that notifies them of its
 * end.
 */
export function broadcastWrite(mutationKey: QueryKey, variables: unknown, changed: readonly string[]): () => void {
  const about = { tab, id: generateId(), key: hashKey(mutationKey) };
  const notify = (message: Message) => notifyTabs(CHANNEL, message);
  notify({ ...about, state: 'pending', variables });
  return () => notify({ ...about, state: 'settled', changed });
}

/** Returns the writes in flight of other tabs. When one ends, refetches the data that it changed before removing it. */
export function useOtherTabsWrites(mutationKey: QueryKey): readonly OtherWrite[] {
  const [writes, setWrites] = useState(NONE);
  const client = useQueryClient();
  const key = hashKey(mutationKey);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const drop = (id: string) => setWrites((before) => before.filter((write) => write.id !== id));
    const stop = onTabMessage<Message>(CHANNEL, (message) => {
      if (message.tab === tab || message.key !== key) return;
      const { id } = message;
      if (message.state === 'pending') {
        const { variables } = message;
        setWrites((before) => [...before, { id, variables }]);
        timers.add(setTimeout(() => drop(id), LONGEST_MS));
        return;
      }
      const reads = message.changed.map((read) => client.invalidateQueries({ queryKey: [read] }));
      void Promise.all(reads).finally(() => drop(id));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
      setWrites(NONE);
    };
  }, [client, key]);
  return writes;
}
