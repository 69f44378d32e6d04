/** Returns the address of the processes screen, or of another list of processes, with filters. */
export function toProcessesAddress(filters: Readonly<Record<string, string | undefined>>, path = '/processes'): string {
  const entries = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, JSON.stringify(value)]] : []));
  return `${path}?${new URLSearchParams(entries)}`;
}
