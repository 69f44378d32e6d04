import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import { z } from 'zod';
import { checkQuery } from '#domain/calls/check-query.ts';
import { type Call, isPlainSegment } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';

/** The parameters of a call by name. A list repeats its parameter. */
export type CallParams = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Content that is sent with a call in one piece. */
export type CallMedia = { contentType: string; content: Buffer };

/** A call that the BFF makes on behalf of a user. */
export type UserCall = {
  operationId: OperationId;
  params: CallParams;
  body?: Readonly<Record<string, unknown>> | undefined;
  /** The content sent with the body, for operations that accept it. */
  media?: CallMedia | undefined;
  /** Whether the call decides on content that the user states they have not viewed. */
  isUnseen?: boolean | undefined;
  /** Whether the content that the call is about is stored permanently after the call succeeds. */
  pinsContent?: boolean | undefined;
  /** The reason for changing a deployment during a freeze. */
  freezeReason?: string | undefined;
};

const DECISIONS: readonly OperationId[] = ['drive.approvals.approve', 'drive.approvals.decline'];
const REVIEWS: readonly OperationId[] = ['drive.approvals.start', ...DECISIONS];

const ids: readonly string[] = Object.values(operations).map(({ id }) => id);

/** An operation ID in a request body. */
export const operationId = z.string().refine(isOperationId, 'is not an operation');

/** The text of a parameter in a request body. A lone surrogate cannot be encoded in a URL. */
export const paramText = z.string().max(2048).refine(isWellFormed, 'contains an unpaired surrogate');

/** The parameters of a call in a request body. */
export const callParams = z.record(
  z.string(),
  z.union([paramText, z.number(), z.boolean(), z.array(paramText).max(100)]),
);

/** The JSON body of a call in a request body. */
export const callBody = z.record(z.string(), z.unknown());

/**
 * Throws 400 unless a call changes something and is well-formed: it has only known parameters, all required parameters, and a
 * body only if the operation takes one.
 */
export function requireChange(call: UserCall): void {
  if (operationTraits[call.operationId].risk === 'read') {
    throw new ProblemError('bad_request', { detail: `operationId: ${call.operationId} does not change anything.` });
  }
  // Only the console decides where the messages of a channel go.
  if (call.operationId.endsWith('.watch')) {
    throw new ProblemError('bad_request', { detail: 'operationId: use /api/watches to open watches.' });
  }
  const { operation, query } = toProxyCall(call);
  checkQuery(operation, query, false);
  if (call.body !== undefined && operation.body === undefined) {
    throw new ProblemError('bad_request', { detail: `body: ${call.operationId} takes no body.` });
  }
}

/** Throws 400 if a call sets `isUnseen` or `pinsContent` but is not about content under review. */
export function requireReview({ operationId: id, isUnseen, pinsContent }: UserCall): void {
  if (isUnseen !== undefined && !DECISIONS.includes(id)) {
    throw new ProblemError('bad_request', { detail: `isUnseen: ${id} is not a decision on content.` });
  }
  if (pinsContent !== undefined && !REVIEWS.includes(id)) {
    throw new ProblemError('bad_request', {
      detail: `pinsContent: ${id} does not start or decide a review of content.`,
    });
  }
}

/** Returns the ID that a call assigns to the event it creates. A second call with this ID is rejected as a duplicate. */
export function findClientAssignedId({ operationId: id, body }: UserCall): string | undefined {
  const own = id === 'calendar.events.insert' ? readMember(body, 'id') : undefined;
  return typeof own === 'string' ? own : undefined;
}

/** Converts a call to the proxy's format. Throws 400 for parameters that the operation does not have. */
export function toProxyCall({ operationId: id, params }: UserCall): Call {
  const operation: OperationDescriptor = operations[id];
  const query = new URLSearchParams();
  const pathParams: Record<string, string> = {};
  for (const { name, required } of operation.parameters.filter((parameter) => parameter.in === 'path')) {
    const value = params[name];
    const text = value === undefined ? '' : String(value);
    if ((required && text === '') || !isPlainSegment(text)) {
      throw new ProblemError('bad_request', { detail: `params: ${name} is missing or invalid.` });
    }
    pathParams[name] = text;
  }
  for (const [name, value] of Object.entries(params)) {
    if (Object.hasOwn(pathParams, name)) continue;
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return { operationId: id, operation, pathParams, query, isUpload: false };
}

function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

function isOperationId(text: string): text is OperationId {
  return ids.includes(text);
}
