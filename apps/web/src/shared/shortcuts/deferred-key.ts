import { readScreenPath } from './screen-path.ts';

const EXPIRY_MS = 10_000; // If the screen takes longer to load, users no longer expect its dialog.

type DeferredKey = { key: string; run: () => void };

let pendingKey: { path: string; key: string; untilMs: number } | undefined;
const deferredKeys = new Set<DeferredKey>();

/** Executes a key on the screen at `path` as soon as the screen is loaded and permits it. */
export function pressKeyOnScreen(path: string, key: string): void {
  pendingKey = { path, key, untilMs: Date.now() + EXPIRY_MS };
  for (const taker of deferredKeys) runIfPending(taker);
}

/** Registers a handler for a requested key. Returns the unsubscribe function. */
export function registerDeferredKey(taker: DeferredKey): () => void {
  deferredKeys.add(taker);
  runIfPending(taker);
  return () => deferredKeys.delete(taker);
}

function runIfPending({ key, run }: DeferredKey): void {
  if (pendingKey?.key !== key || !readScreenPath().startsWith(pendingKey.path)) return;
  const isInTime = pendingKey.untilMs > Date.now();
  pendingKey = undefined;
  if (isInTime) run();
}
