import { TOPICS } from '../src/trait-types.ts';
import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';
import { readOperations } from './read-operations.ts';
import { TraitReader } from './trait-reader.ts';

type Traits = ReturnType<TraitReader['read']>;
type Row = readonly [id: string, traits: Traits];

/** What is decided about every operation. Throws for one that lacks a trait, or has an unknown one. */
export async function readTraits(audiences: Audiences): Promise<readonly Row[]> {
  const operations = await readOperations();
  const reader = new TraitReader(audiences, operations);
  return operations.map((placed) => [placed.operation.operationId, reader.read(placed)]);
}

/** The table of traits, and the types by which records over them are complete. */
export function generateTraitTable(table: readonly Row[]): string {
  const effects = TOPICS.map((topic) => `  '${topic}': ${toUnion(table, ({ effects: all }) => all.includes(topic))};`);
  return `${NOTICE}import type { TraitTable } from '../trait-types.ts';

/** What is decided about every operation of the three services, by operation id. */
export const operationTraits: TraitTable = {
${table.map(([id, traits]) => `  '${id}': ${JSON.stringify(traits)},`).join('\n')}
};

/** Operations whose undo is code of its own. */
export type SpecialUndoOperation = ${toUnion(table, ({ undo }) => undo.kind === 'special')};

/** Operations that change all of a topic, by topic. */
export type OperationWithEffect = {
${effects.join('\n')}
};
`;
}

function toUnion(table: readonly Row[], isIn: (traits: Traits) => boolean): string {
  const names = table.filter(([, traits]) => isIn(traits)).map(([id]) => `'${id}'`);
  return names.join(' | ') || 'never';
}
