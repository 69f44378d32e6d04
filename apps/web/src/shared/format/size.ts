const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** Formats a size in bytes as `3.4 MB`, in decimal units like file managers. */
export function formatSize(sizeBytes: number): string {
  const exponent = sizeBytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(sizeBytes) / 3));
  const value = sizeBytes / 1000 ** exponent;
  return `${exponent === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[exponent]}`;
}
