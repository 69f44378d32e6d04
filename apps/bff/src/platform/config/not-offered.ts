import { type OperationId, operations } from '@rotunda/api-client/operations';
import { z } from 'zod';

const VARIABLE = 'BFF_NOT_OFFERED';
const NONE = 'none';

const ids = Object.values(operations).map(({ id }): OperationId => id);

/** Returns the operations of an ID, or of a resource such as `drive.approvals`. */
export function getOperations(name: string): OperationId[] {
  return ids.filter((id) => id === name || id.startsWith(`${name}.`));
}

/** The variable that lists operations that services do not support, by name. */
export const notOfferedVariables = {
  [VARIABLE]: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && name !== NONE),
    )
    .refine(
      (names) => names.every((name) => getOperations(name).length > 0),
      `must be ${NONE}, or comma-separated operations and resources, such as drive.approvals`,
    )
    .transform((names) => names.flatMap(getOperations))
    .optional(),
};
