/** Formats a time as `2026-11-28, 18:00 UTC`, for texts that are read in any time zone. */
export function formatUtcMinute(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ', ')} UTC`;
}
