import { consoleConnection } from './console-connection.ts';

/** How long to wait before a part is requested again, try by try. */
const PAUSES_MS = [500, 2_000, 4_000];

/**
 * Loads a part of the console. While the browser is offline or the server does not respond, it waits; what fails otherwise is
 * tried a few times more. Rejects with the last failure: the part does not exist any more, as after a new version.
 */
export async function retryingImport<Part>(load: () => Promise<Part>): Promise<Part> {
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
      } else await consoleConnection.untilReachable();
    } finally {
      end();
    }
  }
}
