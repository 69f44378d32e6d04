const MAX_RUNS = 500;
const byProcess = new Map<string, readonly unknown[]>();

/** Remembers the arguments of a run until the page is loaded anew; services do not return them, and they are never stored. */
export function rememberArguments(processId: string, parameters: readonly unknown[]): void {
  byProcess.set(processId, parameters);
  const [oldest] = byProcess.keys();
  if (byProcess.size > MAX_RUNS && oldest !== undefined) byProcess.delete(oldest);
}

/** The arguments of a run of this visit; undefined for any other. */
export function recallArguments(processId: string | undefined): readonly unknown[] | undefined {
  return processId === undefined ? undefined : byProcess.get(processId);
}
