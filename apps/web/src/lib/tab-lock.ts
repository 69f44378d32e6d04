/**
 * Acquires a lock for this tab until the tab closes or `release` is called. Resolves to undefined if another tab holds it.
 * Browsers support locks only on secure origins; elsewhere every tab acquires the lock.
 */
export async function acquireTabLock(name: string): Promise<{ release: () => void } | undefined> {
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
 * Acquires a lock for this tab as soon as it is free, calls `onTaken`, and holds the lock until `signal` aborts. Rejects if the
 * browser refuses the lock, but not on abort.
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
