import { TOPICS } from '../src/trait-types.ts';
import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';
import { readOperations } from './read-operations.ts';
import { TraitReader } from './trait-reader.ts';

type Traits = ReturnType<TraitReader['read']>;
type Row = readonly [id: string, traits: Traits];

/** Reads the traits of all operations. Throws if a trait is missing or unknown. */
export async function readTraits(audiences: Audiences): Promise<readonly Row[]> {
  const operations = await readOperations();
  const reader = new TraitReader(audiences, operations);
  return operations.map((placed) => [placed.operation.operationId, reader.read(placed)]);
}

/** Generates the trait table, and the types that make records keyed by its operations exhaustive. */
export function generateTraitTable(table: readonly Row[]): string {
  const effects = TOPICS.map((topic) => `  '${topic}': ${toUnion(table, ({ effects: all }) => all.includes(topic))};`);
  return `${NOTICE}import type { TraitTable } from '../trait-types.ts';

/** Traits of all operations of the three services, by operation ID. */
export const operationTraits: TraitTable = {
${table.map(([id, traits]) => `  '${id}': ${JSON.stringify(traits)},`).join('\n')}
};

/** Operations with a custom undo implementation. */
export type SpecialUndoOperation = ${toUnion(table, ({ undo }) => undo.kind === 'special')};

/** Operations that change a whole topic, by topic. */
export type OperationWithEffect = {
${effects.join('\n')}
};
`;
}

function toUnion(table: readonly Row[], isIn: (traits: Traits) => boolean): string {
  const names = table.filter(([, traits]) => isIn(traits)).map(([id]) => `'${id}'`);
  return names.join(' | ') || 'never';
}
