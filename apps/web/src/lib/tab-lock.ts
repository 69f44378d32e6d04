/**
 * Takes a name for this tab alone, until it is closed or `release` is called. Resolves with undefined when another tab has it.
 * Browsers have locks on secure origins only: elsewhere every tab gets the name.
 */
export async function takeTabLock(name: string): Promise<{ release: () => void } | undefined> {
  if (!('locks' in navigator)) return { release: () => undefined };
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (!lock) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve({ release }));
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
}
