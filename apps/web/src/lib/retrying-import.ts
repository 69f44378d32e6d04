/** How long to wait before a part is asked for again, try by try; a server that starts anew is there by then. */
const PAUSES_MS = [500, 2_000, 4_000];

/**
 * Loads a part of the console. Without a connection it waits for one; what fails otherwise is tried a few times more. Rejects
 * with the last failure: the part is not there any more, as after a new version.
 */
export async function retryingImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) {
        const pauseMs = PAUSES_MS[tries];
        if (pauseMs === undefined) throw error;
        tries += 1;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      } else {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      }
    }
  }
}
