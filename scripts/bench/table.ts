import type { BenchRow } from './row.ts';

const header = ['what', 'value', 'compared with', 'ratio', 'target', 'met'];

/** Formats the rows as a plain-text table. */
export function toTable(rows: readonly BenchRow[]): string {
  const lines = rows.map(({ name, value, unit, peer, ratio, target, ok }) => [
    name,
    `${toShort(value)} ${unit}`,
    peer === null ? '' : `${toShort(peer.value)} ${unit}, ${peer.name}`,
    ratio === null ? '' : `${ratio.toFixed(2)}×`,
    target,
    ok ? 'yes' : 'NO',
  ]);
  const all = [header, ...lines];
  const widths = header.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats small numbers with three digits and large ones as integers. */
function toShort(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
