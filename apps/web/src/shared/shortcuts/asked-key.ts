import { readScreenPath } from './screen-path.ts';

const FORGET_MS = 10_000; // A screen that takes longer would surprise with a window that nobody expects any more.

type Taker = { key: string; run: () => void };

let asked: { path: string; key: string; untilMs: number } | undefined;
const takers = new Set<Taker>();

/** Executes a key on the screen at `path` as soon as the screen is loaded and permits it. */
export function askForKey(path: string, key: string): void {
  asked = { path, key, untilMs: Date.now() + FORGET_MS };
  for (const taker of takers) offer(taker);
}

/** Registers a handler for a requested key. Returns the unsubscribe function. */
export function takeKey(taker: Taker): () => void {
  takers.add(taker);
  offer(taker);
  return () => takers.delete(taker);
}

function offer({ key, run }: Taker): void {
  if (asked?.key !== key || !readScreenPath().startsWith(asked.path)) return;
  const isInTime = asked.untilMs > Date.now();
  asked = undefined;
  if (isInTime) run();
}
