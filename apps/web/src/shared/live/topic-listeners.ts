const listeners = new Set<(topic: string) => void>();

/** Notifies all listeners that wait for a change of a topic. */
export function notifyTopicChange(topic: string): void {
  for (const listener of listeners) listener(topic);
}

/** Resolves at the next change of a topic, or after `maxMs` without one. */
export function waitForTopicChange(topic: string, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      listeners.delete(listener);
      resolve();
    };
    const listener = (changed: string) => {
      if (changed === topic) end();
    };
    const timer = setTimeout(end, maxMs);
    listeners.add(listener);
  });
}
