/**
 * Throttles `run` by key: calls it immediately, and once more after `pauseMs` and the end of the run for all calls in between.
 * The wait for a run is limited to `maxPauseMs`, so that a run that never ends does not block its key.
 */
export function throttleByKey(
  { pauseMs, maxPauseMs }: { pauseMs: number; maxPauseMs: number },
  run: (key: string) => Promise<unknown>,
): (key: string) => void {
  /** The throttled keys, and whether each was requested in the meantime. */
  const resting = new Map<string, boolean>();
  const begin = async (key: string) => {
    resting.set(key, false);
    const ended = run(key).catch(() => undefined);
    await Promise.all([pause(pauseMs), Promise.race([ended, pause(maxPauseMs)])]);
    const isAskedFor = resting.get(key) === true;
    resting.delete(key);
    if (isAskedFor) void begin(key);
  };
  return (key) => {
    if (resting.has(key)) resting.set(key, true);
    else void begin(key);
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
