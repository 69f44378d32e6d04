import type { Call } from '#shared/api/call-log.ts';
import { formatSize } from '#shared/format/size.ts';
import { formatDuration } from '#shared/format/time.ts';

/** Describes the total cost of calls: the time spent by services, and the size of the responses. */
export function formatCost(calls: readonly Call[]): string {
  const upstreamMs = sum(calls, ({ upstreamMs: one }) => one);
  const sizeBytes = sum(calls, ({ sizeBytes: one }) => one);
  return [
    ...(upstreamMs > 0 ? [`${formatDuration(upstreamMs)} in the services`] : []),
    ...(sizeBytes > 0 ? [formatSize(sizeBytes)] : []),
  ].join(' · ');
}

function sum(calls: readonly Call[], of: (call: Call) => number | undefined): number {
  return calls.reduce((total, call) => total + (of(call) ?? 0), 0);
}
