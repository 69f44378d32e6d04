import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import type { Evidence } from './evidence-queries.ts';

/** An evidence compilation that this page runs or has run. */
export type Compilation = {
  evidence: Evidence;
  isBusy: boolean;
  /** The error that stopped the compilation. It can be resumed. */
  error: string | undefined;
};

const store = createExternalStore<readonly Compilation[]>([]);
const shown = createExternalStore<string | undefined>(undefined);

/** Returns all compilations of this page, oldest first. */
export function useCompilations(): readonly Compilation[] {
  return useExternalStore(store);
}

/** Returns the compilations that are not open in a dialog. */
export function useBackgroundCompilations(): readonly Compilation[] {
  const shownId = useExternalStore(shown);
  return useCompilations().filter(({ evidence }) => evidence.evidenceId !== shownId);
}

/** Returns the state of a compilation. Returns undefined after it was removed from the list. */
export function findCompilation(evidenceId: string): Compilation | undefined {
  return store.get().find(({ evidence }) => evidence.evidenceId === evidenceId);
}

/** Replaces the state of a compilation. */
export function setCompilation(next: Compilation): void {
  const { evidenceId } = next.evidence;
  const isSame = ({ evidence }: Compilation) => evidence.evidenceId === evidenceId;
  const before = store.get();
  store.set(before.some(isSame) ? before.map((one) => (isSame(one) ? next : one)) : [...before, next]);
}

/** Removes a compilation from the list. A running compilation stops after the current part and can be resumed later. */
export function removeCompilation(evidenceId: string): void {
  store.set(store.get().filter(({ evidence }) => evidence.evidenceId !== evidenceId));
}

/** Records which evidence is open in a dialog. */
export function setDialogCompilation(evidenceId: string | undefined): void {
  shown.set(evidenceId);
}
