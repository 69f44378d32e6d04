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

/**
 * Takes a name for this tab alone as soon as no other tab has it, calls `onTaken`, and keeps the name until `signal` is aborted.
 * Rejects when the browser refuses, not when it is aborted.
 */
export async function waitForTabLock(name: string, signal: AbortSignal, onTaken: () => void): Promise<void> {
  if (!('locks' in navigator)) {
    onTaken();
    return;
  }
  const hold = () => {
    onTaken();
    return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
  };
  await navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
