import { consoleConnection } from './console-connection.ts';

/** The delays before each retry. */
const PAUSES_MS = [500, 2_000, 4_000];

/**
 * Loads code of the console. Waits while the browser is offline or the server is unreachable, and retries other failures a few
 * times. Rejects with the last error if the code no longer exists, for example after a new version.
 */
export async function importWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; ) {
    const end = consoleConnection.expectResponse();
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      } else if (await consoleConnection.check()) {
        const pauseMs = PAUSES_MS[tries];
        if (pauseMs === undefined) throw error;
        tries += 1;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      } else await consoleConnection.waitUntilReachable();
    } finally {
      end();
    }
  }
}
