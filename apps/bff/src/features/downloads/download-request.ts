import { z } from 'zod';
import { checkQuery } from '#domain/calls/check-query.ts';
import type { Call } from '#domain/calls/match-call.ts';
import { paramText, toProxyCall, type UserCall } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ContentOperation } from '#platform/store/tables/download-tables.ts';

const params = z.record(z.string(), paramText.min(1));

/** The body that requests a download. */
export const downloadRequest = z.strictObject({
  operation: z.enum(['drive.files.get', 'drive.files.export', 'drive.revisions.get', 'drive.files.download']),
  params,
  fileName: z.string().min(1).max(255).optional(),
  use: z.enum(['save', 'play']).default('save'),
});

/** Content for which a ticket can be requested. */
export type ContentRequest = { operation: ContentOperation; params: Readonly<Record<string, string>> };

/** Whether the address of the content is known only from its operation. */
export function isLocatedByOperation({ operation }: ContentRequest): boolean {
  return operation === 'drive.files.download';
}

/** Returns the call whose response is the content. Throws 400 if its parameters are invalid. */
export function toContentCall({ operation, params: given }: ContentRequest): Call {
  const operationId = operation === 'drive.files.download' ? 'drive.operations.get' : operation;
  // Exports return content by default; the other operations must request it.
  const isRequested = operationId === 'drive.files.export';
  if ('alt' in given) throw new ProblemError('bad_request', { detail: 'params: invalid: alt' });
  return toValidatedCall({ operationId, params: isRequested ? given : { ...given, alt: 'media' } });
}

/** Returns a call whose parameters are all valid. Throws 400 if one is not. */
export function toValidatedCall(wanted: UserCall): Call {
  const call = toProxyCall(wanted);
  checkQuery(call.operation, call.query, false);
  return call;
}
