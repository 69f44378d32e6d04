/** Whether the tabs and windows of this browser can tell each other something. */
export function hasTabChannels(): boolean {
  return 'BroadcastChannel' in window;
}

/** Tells the other tabs and windows of this browser something. */
export function notifyTabs(name: string, message: unknown): void {
  if (!hasTabChannels()) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

/** Calls back with what is told in a channel, by this tab too. Returns what ends that. */
export function onTabMessage<Message>(name: string, listener: (message: Message) => void): () => void {
  if (!hasTabChannels()) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data);
  return () => channel.close();
}
