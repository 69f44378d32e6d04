import { cpus } from 'node:os';

/**
 * Measures how busy all processors are. Returns a function that returns the percentage since then. Time in which a processor waits
 * for a disk is not busy, although the system does not count it as idle either.
 */
export function measureProcessorLoad(): () => number {
  const startedAt = performance.now();
  const beforeMs = readBusyMs();
  return () => {
    const elapsedMs = (performance.now() - startedAt) * cpus().length;
    return elapsedMs > 0 ? Math.min(100, Math.round((100 * (readBusyMs() - beforeMs)) / elapsedMs)) : 0;
  };
}

function readBusyMs(): number {
  const times = cpus().map((cpu) => cpu.times);
  return times.reduce((total, { user, nice, sys, irq }) => total + user + nice + sys + irq, 0);
}
