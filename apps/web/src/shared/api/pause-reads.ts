import { onlineManager } from '@tanstack/react-query';
import { consoleConnection } from '#lib/console-connection.ts';

/** Lets reads wait while the browser is offline or the console's server does not respond; they continue by themselves. */
export function pauseReadsWhileUnreachable(): void {
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(navigator.onLine && consoleConnection.get().isReachable);
    const unsubscribe = consoleConnection.subscribe(update);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      unsubscribe();
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  });
}
