import { NOTICE } from './notice.ts';
import type { PlacedOperation } from './read-operations.ts';

/** Generates the table of audit log labels for operations. Throws if an operation has no label. */
export function generateAuditLabels(operations: readonly PlacedOperation[]): string {
  const rows = operations.map(({ operation: { operationId: id, 'x-audit-label': label } }) => {
    if (typeof label !== 'string' || label === '') throw new Error(`${id}: x-audit-label is missing`);
    return `  '${id}': ${JSON.stringify(label)},`;
  });
  return `${NOTICE}import type { OperationId } from './operations.gen.ts';

/** Audit log labels of operations. */
export const auditLabels: Readonly<Record<OperationId, string>> = {
${rows.join('\n')}
};
`;
}
