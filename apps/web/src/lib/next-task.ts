/**
 * Resolves in a separate task, after the browser has rendered and handled keys. Unlike timers, it is not throttled in background
 * tabs.
 */
export function waitForNextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
