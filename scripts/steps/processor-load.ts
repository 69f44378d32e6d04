import { cpus } from 'node:os';

/** Measures how busy all processors are. Returns a function that returns the percentage since then. */
export function measureProcessorLoad(): () => number {
  const before = readProcessorTimes();
  return () => {
    const after = readProcessorTimes();
    const idleMs = after.idleMs - before.idleMs;
    const totalMs = after.totalMs - before.totalMs;
    return totalMs > 0 ? Math.round(100 * (1 - idleMs / totalMs)) : 0;
  };
}

function readProcessorTimes(): { idleMs: number; totalMs: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idleMs: sum(times.map(({ idle }) => idle)),
    totalMs: sum(times.map((one) => sum(Object.values(one)))),
  };
}
