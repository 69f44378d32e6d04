import { NOTICE } from './notice.ts';
import type { PlacedOperation } from './read-operations.ts';

/** Generates the table of the screens that use operations. Throws if no screen uses an operation. */
export function generateScreenUsage(operations: readonly PlacedOperation[]): string {
  const rows = operations.map(({ operation }) => {
    const { operationId: id, 'x-screens': screens = {} } = operation;
    const texts = Object.values(screens);
    if (texts.length === 0) throw new Error(`${id}: x-screens is missing or names no screen`);
    if (texts.some((text) => typeof text !== 'string' || text === '')) throw new Error(`${id}: x-screens lacks a text`);
    return `  '${id}': ${JSON.stringify(screens)},`;
  });
  return `${NOTICE}import type { OperationId } from './operations.gen.ts';

/** Uses of every operation, by screen: at least one control, list or view. */
export const screenUsage = {
${rows.join('\n')}
} as const satisfies Record<OperationId, Readonly<Record<string, string>>>;
`;
}
