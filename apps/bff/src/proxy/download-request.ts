import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { z } from 'zod';
import { ProblemError } from '#http/problem.ts';
import { isPlainSegment } from './match-call.ts';

const schema = z.strictObject({
  operation: z.enum(['drive.files.get', 'drive.files.export', 'drive.revisions.get']),
  params: z.record(z.string(), z.string().min(1).max(2048)),
});

/** A download that somebody may ask a ticket for. */
export type DownloadRequest = {
  operationId: z.infer<typeof schema>['operation'];
  operation: OperationDescriptor;
  params: Readonly<Record<string, string>>;
};

/** Reads a request for a download. Throws `bad_request` that names what is wrong. */
export function readDownloadRequest(body: unknown): DownloadRequest {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ProblemError('bad_request', {
      detail: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
    });
  }
  const { operation: operationId, params } = parsed.data;
  const operation: OperationDescriptor = operations[operationId];
  const unknown = Object.keys(params).filter((name) => !operation.parameters.some((known) => known.name === name));
  const unusable = operation.parameters.filter(
    ({ name, in: place, required }) =>
      (required && !(name in params)) || (place === 'path' && !isPlainSegment(params[name] ?? '')),
  );
  if (unknown.length > 0 || unusable.length > 0) {
    const names = [...unknown, ...unusable.map(({ name }) => name)];
    throw new ProblemError('bad_request', { detail: `params: not usable: ${names.join(', ')}` });
  }
  return { operationId, operation, params };
}
