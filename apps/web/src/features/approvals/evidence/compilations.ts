import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import type { Evidence } from './evidence-queries.ts';

/** Evidence that this page compiles, or has compiled. */
export type Compilation = {
  evidence: Evidence;
  isBusy: boolean;
  /** Why it does not go on; it can be resumed. */
  error: string | undefined;
};

const store = createExternalStore<readonly Compilation[]>([]);
const shown = createExternalStore<string | undefined>(undefined);

/** All compilations of this page, oldest first. */
export function useCompilations(): readonly Compilation[] {
  return useExternalStore(store);
}

/** Those that no dialog shows. */
export function useUnshownCompilations(): readonly Compilation[] {
  const shownId = useExternalStore(shown);
  return useCompilations().filter(({ evidence }) => evidence.evidenceId !== shownId);
}

/** The state of a compilation; undefined once it was taken off the list. */
export function findCompilation(evidenceId: string): Compilation | undefined {
  return store.get().find(({ evidence }) => evidence.evidenceId === evidenceId);
}

/** Puts the state of a compilation in the place of the one before. */
export function noteCompilation(next: Compilation): void {
  const { evidenceId } = next.evidence;
  const isSame = ({ evidence }: Compilation) => evidence.evidenceId === evidenceId;
  const before = store.get();
  store.set(before.some(isSame) ? before.map((one) => (isSame(one) ? next : one)) : [...before, next]);
}

/** Takes a compilation off the list. One that goes on stops after the part that is being compiled; it can be resumed later. */
export function removeCompilation(evidenceId: string): void {
  store.set(store.get().filter(({ evidence }) => evidence.evidenceId !== evidenceId));
}

/** Says which evidence a dialog shows. */
export function showInDialog(evidenceId: string | undefined): void {
  shown.set(evidenceId);
}
