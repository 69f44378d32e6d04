import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { z } from 'zod';
import { checkQuery } from '#domain/calls/check-query.ts';
import { type Call, isPlainSegment } from '#domain/calls/match-call.ts';
import { paramText } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';

const MAX_TOTAL_BYTES = 5120 * 2 ** 30; // The limit of the services.

/** The body that starts an upload. */
export const uploadRequest = z.strictObject({
  operation: z.enum(['drive.files.create', 'drive.files.update']),
  params: z.record(z.string(), paramText).default({}),
  metadata: z.record(z.string(), z.json()).default({}),
  contentType: z
    .string()
    .max(255)
    .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w."-]+)*$/, 'is not a media type')
    .default('application/octet-stream'),
  sizeBytes: z.number().int().min(0).max(MAX_TOTAL_BYTES),
});

/** Returns the call that starts an upload at the service. Throws if a parameter is invalid. */
export function toUploadCall({ operation: operationId, params }: z.infer<typeof uploadRequest>): Call {
  const operation: OperationDescriptor = operations[operationId];
  const { fileId, ...rest } = params;
  const isUpdate = operationId === 'drive.files.update';
  if (isUpdate !== (fileId !== undefined) || (fileId !== undefined && (fileId === '' || !isPlainSegment(fileId)))) {
    throw new ProblemError('bad_request', {
      detail: 'params: fileId is required for drive.files.update, and only allowed with it.',
    });
  }
  const query = checkQuery(operation, new URLSearchParams(rest), true);
  query.set('uploadType', 'resumable');
  return { operationId, operation, pathParams: fileId === undefined ? {} : { fileId }, query, isUpload: true };
}
