/**
 * Spares `run` what comes too often: it is called at once, and for all that comes with the same key before `pauseMs` are over
 * and it has ended, once more after that. What it is waited for is bounded by `maxPauseMs`, so that one run that never ends
 * does not silence its key.
 */
export function atMostEvery(
  { pauseMs, maxPauseMs }: { pauseMs: number; maxPauseMs: number },
  run: (key: string) => Promise<unknown>,
): (key: string) => void {
  /** Keys that rest, and whether each was asked for meanwhile. */
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
