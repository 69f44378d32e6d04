import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';
import { readOperations } from './read-operations.ts';
import { TraitReader } from './trait-reader.ts';

/** The table of what is decided about every operation. Throws for one that lacks a trait, or has an unknown one. */
export async function generateTraitTable(audiences: Audiences): Promise<string> {
  const operations = await readOperations();
  const reader = new TraitReader(audiences, operations);
  const table = operations.map((placed) => [placed.operation.operationId, reader.read(placed)] as const);
  const rows = table.map(([id, traits]) => `  '${id}': ${JSON.stringify(traits)},`);
  const special = table.filter(([, { undo }]) => undo.kind === 'special').map(([id]) => `  | '${id}'`);
  return `${NOTICE}import type { TraitTable } from '../trait-types.ts';

/** What is decided about every operation of the three services, by operation id. */
export const operationTraits: TraitTable = {
${rows.join('\n')}
};

/** Operations whose undo is code of its own. */
export type SpecialUndoOperation =
${special.join('\n')};
`;
}
