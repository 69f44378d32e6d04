import { countOf } from '@rotunda/api-client/count-of';
import type { ChangeCounts } from '#shared/content/sheets/comparing/comparison-facts.ts';

/** Summarises the changes of a sheet: `3 cells changed, 1 row added`. */
export function describeChange(counts: ChangeCounts): string {
  const parts: [count: number, noun: string, verb: string][] = [
    [counts.cells, 'cell', 'changed'],
    [counts.addedRows, 'row', 'added'],
    [counts.removedRows, 'row', 'removed'],
    [counts.addedColumns, 'column', 'added'],
    [counts.removedColumns, 'column', 'removed'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, noun, verb]) => `${countOf(count, noun)} ${verb}`);
  return said.length === 0 ? 'No differences' : said.join(', ');
}
