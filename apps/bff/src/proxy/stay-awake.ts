import { cpus } from 'node:os';

// On the only processor of a machine, whoever stays awake keeps the service from answering.
const IS_ALONE = cpus().length === 1;

let untilMs = 0;
let isAwake = false;

/**
 * Keeps the event loop turning for so long, in milliseconds, instead of letting the process fall asleep until something
 * happens: what happens meanwhile is taken up at once.
 */
export function stayAwake(durationMs: number): void {
  untilMs = performance.now() + durationMs;
  if (isAwake || IS_ALONE) return;
  isAwake = true;
  setImmediate(turn);
}

function turn(): void {
  isAwake = performance.now() < untilMs;
  if (isAwake) setImmediate(turn);
}
