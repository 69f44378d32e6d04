import type { ConsoleConnection } from './console-connection.ts';
import { notifyTabs, onTabMessage } from './tab-channel.ts';

const CHANNEL = 'rotunda.responses';
const INTERVAL_MS = 1_000;

/**
 * Tells the other tabs when the server responds, and records when it responds to them. All tabs share the browser's six
 * connections to a server without HTTP/2. While slow requests use all six, a tab receives nothing and cannot check the server.
 * Returns a function that ends this.
 */
export function shareResponses(connection: ConsoleConnection): () => void {
  let lastSentAtMs = Number.NEGATIVE_INFINITY;
  const stopSending = connection.onResponse(() => {
    const nowMs = performance.now();
    if (nowMs - lastSentAtMs < INTERVAL_MS) return;
    lastSentAtMs = nowMs;
    notifyTabs(CHANNEL, null);
  });
  const stopListening = onTabMessage(CHANNEL, () => connection.recordResponseOfOtherTab());
  return () => {
    stopSending();
    stopListening();
  };
}
