import { onlineManager } from '@tanstack/react-query';
import { consoleConnection } from '#lib/console-connection.ts';

/** Pauses reads while the browser is offline or the console's server is unreachable. They resume automatically. */
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
