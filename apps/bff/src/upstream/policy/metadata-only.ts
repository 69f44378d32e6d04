import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import type { OperationId } from '@rotunda/api-client/operations';
import { CONTENT_ROLES } from '#domain/policy/content-roles.ts';
import { ProblemError } from '#domain/problem.ts';
import { narrowFields } from './narrow-fields.ts';
import { narrowSearch } from './narrow-search.ts';

type Requested = { operationId: OperationId; operation: OperationDescriptor; query: URLSearchParams };

/**
 * Returns the query of a call without requests for file content. Field masks and searches are parsed, checked and rewritten, so
 * that a service that parses the original text differently never receives it. Throws 403 if content is requested by name, and 400
 * for input that is invalid or undocumented.
 */
export function toMetadataOnly(requested: Requested): URLSearchParams {
  const query = new URLSearchParams(requested.query);
  const mask = readOnce(query, 'fields');
  const narrowed = narrowFields(requested.operation, mask);
  if (narrowed.kind === 'content') throw contentDenied(requested, 'fields', narrowed.named);
  if (narrowed.kind === 'unknown') throw createUnreadableProblem('fields', narrowed.named);
  if (narrowed.mask !== undefined) query.set('fields', narrowed.mask);
  const text = readOnce(query, 'q');
  if (text === undefined) return query;
  const search = narrowSearch(requested.operation, text);
  if (search.kind === 'content') throw contentDenied(requested, 'q', search.named);
  if (search.kind === 'unknown') throw createUnreadableProblem('q', search.named);
  query.set('q', search.text);
  return query;
}

// If there are several, services differ: they read the first, the last or all of them.
function readOnce(query: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = query.getAll(name);
  if (others.length > 0) throw new ProblemError('bad_query', { detail: `Invalid: ${name} is given twice.` });
  return value;
}

function contentDenied({ operationId }: Requested, name: string, value: string): ProblemError {
  return new ProblemError('policy_denied', {
    detail: `${operationId} with ${name}=${value} reads the content of files, which requires the ${CONTENT_ROLES.join(' or ')} role.`,
    missing: { roles: [...CONTENT_ROLES] },
  });
}

function createUnreadableProblem(name: string, part: string): ProblemError {
  return new ProblemError('bad_query', { detail: `Invalid: ${name}, at ${JSON.stringify(part)}.` });
}
