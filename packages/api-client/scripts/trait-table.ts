import { type OperationTraits, RISKS } from '../src/trait-types.ts';
import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';
import { type PlacedOperation, readOperations } from './read-operations.ts';
import { requireOneOf } from './require-one-of.ts';

/** The table of what is decided about every operation. Throws for one that lacks a trait, or has an unknown one. */
export async function generateTraitTable(audiences: Audiences): Promise<string> {
  const rows = (await readOperations()).map(
    ({ operation }) => `  '${operation.operationId}': ${JSON.stringify(toTraits(audiences, operation))},`,
  );
  return `${NOTICE}import type { TraitTable } from '../trait-types.ts';

/** What is decided about every operation of the three services, by operation id. */
export const operationTraits: TraitTable = {
${rows.join('\n')}
};
`;
}

function toTraits(audiences: Audiences, operation: PlacedOperation['operation']): OperationTraits {
  const { operationId: id } = operation;
  return {
    risk: requireOneOf(RISKS, id, 'x-risk', operation['x-risk']),
    roles: audiences.rolesOf(id, operation['x-roles']),
  };
}
