import type { SheetSource } from '#shared/content/sheets/reading/sheet-source.ts';

/** Two revisions of a sheet. One is missing if the sheet was added or removed. */
export type SheetPair = { before: SheetSource | undefined; after: SheetSource | undefined };

const SAMPLE_ROWS = 50;
const MIN_SHARE = 0.5;

/**
 * Returns which sheets correspond: those with the same name, and of the others those with similar content. In the order of the
 * later revision.
 */
export async function pairSheets(
  befores: readonly SheetSource[],
  afters: readonly SheetSource[],
): Promise<SheetPair[]> {
  const rest = new Set(befores);
  const takeNamed = (name: string) => [...rest].find((source) => source.facts().name === name);
  const pairs = afters.map((after): SheetPair => {
    const before = takeNamed(after.facts().name);
    if (before) rest.delete(before);
    return { before, after };
  });
  for (const pair of pairs) {
    if (pair.before || !pair.after) continue;
    pair.before = await findSimilarSheet(pair.after, rest);
    if (pair.before) rest.delete(pair.before);
  }
  return [...pairs, ...[...rest].map((before) => ({ before, after: undefined }))];
}

async function findSimilarSheet(
  after: SheetSource,
  candidates: ReadonlySet<SheetSource>,
): Promise<SheetSource | undefined> {
  const rows = await sample(after);
  for (const candidate of candidates) {
    const known = new Set(await sample(candidate));
    const shared = rows.filter((row) => known.has(row)).length;
    if (rows.length > 0 && shared / Math.max(rows.length, known.size) >= MIN_SHARE) return candidate;
  }
  return undefined;
}

async function sample(source: SheetSource): Promise<string[]> {
  const rows = await source.readRows(0, SAMPLE_ROWS);
  return rows.map((row) => row.join('\u001f')).filter((row) => row !== '');
}
