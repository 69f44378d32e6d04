const MAX_RUNS = 500;
const byProcess = new Map<string, readonly unknown[]>();

/**
 * Stores the arguments of a run in memory until the page is reloaded. Services do not return them, and they are never persisted.
 */
export function storeRunArguments(processId: string, parameters: readonly unknown[]): void {
  byProcess.set(processId, parameters);
  const [oldest] = byProcess.keys();
  if (byProcess.size > MAX_RUNS && oldest !== undefined) byProcess.delete(oldest);
}

/** Returns the arguments of a run in this visit. Returns undefined for all others. */
export function readRunArguments(processId: string | undefined): readonly unknown[] | undefined {
  return processId === undefined ? undefined : byProcess.get(processId);
}
