import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import type { AuditAction } from './audit-record.ts';

/** The parts of an operation call that the trail needs. */
type DescribedCall = {
  operation: OperationDescriptor;
  pathParams: Readonly<Record<string, string>>;
  query: URLSearchParams;
};

const MAX_VALUE_LENGTH = 256;

/** Free-form parameters whose values are IDs or types, which users search the trail for. */
const IDENTIFYING = new Set([
  'addParents',
  'destination',
  'driveId',
  'mimeType',
  'newOwner',
  'removeParents',
  'revisionId',
]);

/**
 * Returns the audit action for a call: the operation, the IDs in its path, and the values of parameters that cannot contain text
 * written by a user. Of all other parameters, only the names are recorded.
 */
export function describeCall({ operation, pathParams, query }: DescribedCall): AuditAction {
  const params: Record<string, string | string[]> = {};
  const withheld: string[] = [];
  for (const name of new Set(query.keys())) {
    if (!isRetained(operation, name)) withheld.push(name);
    else {
      const values = query.getAll(name).map((value) => value.slice(0, MAX_VALUE_LENGTH));
      params[name] = values.length === 1 ? (values[0] ?? '') : values;
    }
  }
  const ids = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParams[name] ?? '');
  return {
    action: operation.id,
    service: operation.service,
    target: ids.length > 0 ? ids.map((id) => id.slice(0, MAX_VALUE_LENGTH)).join('/') : undefined,
    details: {
      ...(Object.keys(params).length > 0 && { params }),
      ...(withheld.length > 0 && { withheld }),
    },
  };
}

function isRetained(operation: OperationDescriptor, name: string): boolean {
  if (name === 'alt' || name === 'uploadType' || IDENTIFYING.has(name)) return true;
  const parameter = operation.parameters.find((known) => known.in === 'query' && known.name === name);
  return parameter !== undefined && (parameter.enum !== undefined || parameter.type !== 'string');
}
