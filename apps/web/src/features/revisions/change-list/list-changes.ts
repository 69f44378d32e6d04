import type { ComparedRow, SheetChange } from '#shared/content/sheets/comparing/comparison-facts.ts';
import type { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';

/** A listed change: its location and the difference. */
export type ListedChange = { change: SheetChange; title: string; text: string };

const MAX_CHARACTERS = 120;

/** Returns the first changes of a sheet, with the texts of their cells. */
export async function listChanges(
  client: SheetClient,
  sheet: number,
  count: number,
  columnLabel: (column: number) => string,
): Promise<ListedChange[]> {
  const changes = await client.call('changes', sheet, 0, count);
  const rows = new Map<number, ComparedRow>();
  for (const row of new Set(changes.map((change) => change.row))) {
    const [read] = await client.call('readPairedRows', sheet, row, 1);
    if (read) rows.set(row, read);
  }
  return changes.map((change) => ({ change, ...describe(change, rows.get(change.row), columnLabel) }));
}

function describe(
  { column, kind, of }: SheetChange,
  row: ComparedRow | undefined,
  columnLabel: (column: number) => string,
): { title: string; text: string } {
  if (of === 'column') return { title: `Column ${columnLabel(column)} ${kind}`, text: row?.cells[column] ?? '' };
  const number = String((row?.after ?? row?.before ?? 0) + 1);
  if (of === 'row') {
    const filled = row?.cells.filter((text) => text !== '') ?? [];
    return { title: `Row ${number} ${kind}`, text: filled.join(', ').slice(0, MAX_CHARACTERS) };
  }
  const earlier = row?.changed.find(([changed]) => changed === column)?.[1] ?? '';
  return { title: `${columnLabel(column)}${number}`, text: `${quote(earlier)} → ${quote(row?.cells[column] ?? '')}` };
}

function quote(text: string): string {
  return text === '' ? '(empty)' : text.slice(0, MAX_CHARACTERS);
}
