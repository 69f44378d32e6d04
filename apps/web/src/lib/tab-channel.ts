/** Reports whether the browser supports messages between tabs and windows. */
export function hasTabChannels(): boolean {
  return 'BroadcastChannel' in window;
}

/** Sends a message to the other tabs and windows of this browser. */
export function notifyTabs(name: string, message: unknown): void {
  if (!hasTabChannels()) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

/** Calls back with messages of a channel, including those of this tab. Returns the unsubscribe function. */
export function onTabMessage<Message>(name: string, listener: (message: Message) => void): () => void {
  if (!hasTabChannels()) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data);
  return () => channel.close();
}
