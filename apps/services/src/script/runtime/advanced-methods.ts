import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';

/** The description of an operation that the sandbox needs to offer it as a method of an advanced service. */
type AdvancedMethod = { id: OperationId; path: readonly string[]; hasBody: boolean; takesMedia: boolean };

/** The operations of the two services available to scripts. */
export const advancedMethods: readonly AdvancedMethod[] = Object.values(operations).flatMap(
  (operation: OperationDescriptor & { id: OperationId }) => {
    if (operation.service === 'script') return [];
    const path = [...operation.path.matchAll(/\{\+?(\w+)\}/g)].map(([, name = '']) => name);
    const { id, body, mediaUploadPath } = operation;
    return [{ id, path, hasBody: body !== undefined, takesMedia: mediaUploadPath !== undefined }];
  },
);
