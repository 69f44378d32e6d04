import { operationId, type UserCall } from '#domain/calls/user-call.ts';
import type { StoredCall } from '#platform/store/tables/stored-call.ts';

/** Converts a call to columns. */
export function storeCall({ operationId: id, params, body, isUnseen, pinsContent }: UserCall): StoredCall {
  return {
    operation_id: id,
    params: JSON.stringify(params),
    body: body ? JSON.stringify(body) : null,
    is_unseen: Number(isUnseen ?? false),
    pins_content: Number(pinsContent ?? false),
  };
}

/** Parses a call from columns. Throws if its operation no longer exists. */
export function readStoredCall(row: StoredCall): UserCall {
  return {
    operationId: operationId.parse(row.operation_id),
    params: JSON.parse(row.params),
    body: row.body === null ? undefined : JSON.parse(row.body),
    ...(row.is_unseen === 1 && { isUnseen: true }),
    ...(row.pins_content === 1 && { pinsContent: true }),
  };
}
