import type { ScriptProperty } from './queries.ts';

// The limit of the public service, for the names and values of all properties of a project.
const MAX_STORE_BYTES = 512_000;
const BYTES_PER_KB = 1024;
const ALMOST_FULL = 0.9;

const encoder = new TextEncoder();

/** Shows how much of the property storage of a project is used. Scripts cannot store more than the limit. */
export function StorageUsage({ properties }: { properties: readonly ScriptProperty[] }) {
  if (properties.length === 0) return null;
  const usedBytes = properties.reduce(
    (sum, { name = '', valueBytes = 0 }) => sum + encoder.encode(name).length + valueBytes,
    0,
  );
  const isAlmostFull = usedBytes > ALMOST_FULL * MAX_STORE_BYTES;
  // Rounded down, so that storage with space left is never shown as full.
  return (
    <span className={isAlmostFull ? 'text-amber-fg' : undefined}>
      {Math.floor(usedBytes / BYTES_PER_KB)} of {MAX_STORE_BYTES / BYTES_PER_KB} KB used
      {isAlmostFull && ', almost full'}.
    </span>
  );
}
