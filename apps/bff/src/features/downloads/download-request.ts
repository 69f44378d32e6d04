import { z } from 'zod';
import { checkQuery } from '#domain/calls/check-query.ts';
import type { Call } from '#domain/calls/match-call.ts';
import { paramText, toProxyCall, type UserCall } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ContentOperation } from '#platform/store/tables/download-tables.ts';

const params = z.record(z.string(), paramText.min(1));

/** The body that asks for a download. */
export const downloadRequest = z.strictObject({
  operation: z.enum(['drive.files.get', 'drive.files.export', 'drive.revisions.get', 'drive.files.download']),
  params,
  fileName: z.string().min(1).max(255).optional(),
  use: z.enum(['save', 'play']).default('save'),
});

/** Content that somebody may ask a ticket for. */
export type ContentRequest = { operation: ContentOperation; params: Readonly<Record<string, string>> };

/** Whether content lies at an address that only its operation tells. */
export function isElsewhere({ operation }: ContentRequest): boolean {
  return operation === 'drive.files.download';
}

/** The call that responds with content. Throws 400 when its parameters are not usable. */
export function toContentCall({ operation, params: given }: ContentRequest): Call {
  const operationId = operation === 'drive.files.download' ? 'drive.operations.get' : operation;
  // Exports answer with content by themselves; the others have to be asked for it.
  const isRequested = operationId === 'drive.files.export';
  if ('alt' in given) throw new ProblemError('bad_request', { detail: 'params: invalid: alt' });
  return toCheckedCall({ operationId, params: isRequested ? given : { ...given, alt: 'media' } });
}

/** A call whose parameters are all usable. Throws 400 when one is not. */
export function toCheckedCall(wanted: UserCall): Call {
  const call = toProxyCall(wanted);
  checkQuery(call.operation, call.query, false);
  return call;
}
