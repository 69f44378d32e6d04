import { NOTICE } from './notice.ts';
import type { PlacedOperation } from './read-operations.ts';

/** The table of what a call of each operation has done. Throws for an operation without a label. */
export function generateAuditLabels(operations: readonly PlacedOperation[]): string {
  const rows = operations.map(({ operation: { operationId: id, 'x-audit-label': label } }) => {
    if (typeof label !== 'string' || label === '') throw new Error(`${id}: x-audit-label is missing`);
    return `  '${id}': ${JSON.stringify(label)},`;
  });
  return `${NOTICE}import type { OperationId } from './operations.gen.ts';

/** What a call of each operation has done, for people who read the audit log. */
export const auditLabels: Readonly<Record<OperationId, string>> = {
${rows.join('\n')}
};
`;
}
