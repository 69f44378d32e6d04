import { appendFileSync } from 'node:fs';

/** What a suite of faults has borne. Counts that are of the same kind are added up over all suites. */
export type FaultCounts = {
  /** Requests that were made meanwhile. */
  requests?: number;
  /** Of these, such as nobody in their right mind makes. */
  badInputs?: number;
  /** Live streams that were open meanwhile. */
  streams?: number;
  /** Parts that were killed. */
  kills?: number;
  /** Writes that were acknowledged. */
  writes?: number;
  /** Writes that were acknowledged and are not there. */
  lost?: number;
};

/** Notes what a suite has borne for the summary of the run, and prints it. */
export function countFaults(what: string, counts: FaultCounts): void {
  const words = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  process.stdout.write(`${what}: ${words.join(', ')}\n`);
  if (process.env.FAULT_COUNTS) appendFileSync(process.env.FAULT_COUNTS, `${JSON.stringify(counts)}\n`);
}
