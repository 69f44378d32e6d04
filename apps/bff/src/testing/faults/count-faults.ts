import { appendFileSync } from 'node:fs';

/** The counts of a fault suite. Counts of the same kind are added up over all suites. */
export type FaultCounts = {
  /** The number of requests during the faults. */
  requests?: number;
  /** The number of invalid requests among them, which no legitimate client would make. */
  badInputs?: number;
  /** The number of open live streams during the faults. */
  streams?: number;
  /** The number of killed components. */
  kills?: number;
  /** The number of acknowledged writes. */
  writes?: number;
  /** The number of acknowledged writes that were lost. */
  lost?: number;
};

/** Records the counts of a suite for the summary of the run, and prints them. */
export function countFaults(what: string, counts: FaultCounts): void {
  const words = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  process.stdout.write(`${what}: ${words.join(', ')}\n`);
  if (process.env.FAULT_COUNTS) appendFileSync(process.env.FAULT_COUNTS, `${JSON.stringify(counts)}\n`);
}
