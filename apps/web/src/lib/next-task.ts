/** Resolves in a task of its own: the browser draws and handles keys before. Not slowed down in tabs in the background, as timers are. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
