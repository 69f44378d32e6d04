import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { RouteTable } from '@rotunda/api-client/route-table';
import { ProblemError } from '#domain/problem.ts';

/** A call to one operation, as the console requested it. */
export type Call = {
  operationId: OperationId;
  operation: OperationDescriptor;
  /** The decoded path parameters. */
  pathParams: Readonly<Record<string, string>>;
  query: URLSearchParams;
  isUpload: boolean;
};

const MAX_TARGET_LENGTH = 8192;
const routes = new RouteTable();

/**
 * Finds the operation for a request. Decodes the raw target once and uses only its parameter values: the upstream target is built
 * from the operation's template. Throws 400 if the target is ambiguous and 404 if it matches no operation.
 */
export function matchCall(method: string, rawTarget: string): Call {
  if (rawTarget.length > MAX_TARGET_LENGTH)
    throw new ProblemError('bad_request', { detail: 'The address is too long.' });
  const [rawPath = '', rawQuery = ''] = splitOnce(rawTarget, '?');
  const segments = toServicePath(rawPath).slice(1).split('/').map(decodeSegment);
  const lookup = routes.find(method === 'HEAD' ? 'GET' : method, segments);
  if (!lookup) throw new ProblemError('not_found', { detail: 'No operation matches this address.' });
  if ('allowedMethods' in lookup) throw new ProblemError('method_not_allowed');
  const { operationId, pathParams, isUpload } = lookup.match;
  return {
    operationId,
    operation: operations[operationId],
    pathParams,
    query: new URLSearchParams(rawQuery),
    isUpload,
  };
}

/**
 * Whether a decoded path segment is unambiguous for every parser: it has no dot segment, control character, backslash or lone
 * surrogate, which has no URL encoding.
 */
export function isPlainSegment(segment: string): boolean {
  return segment !== '.' && segment !== '..' && !/[\p{Cc}\p{Cs}\\]/u.test(segment);
}

function toServicePath(rawPath: string): string {
  const path = /^\/api(\/(?:calendar|drive|upload\/drive)\/v3\/.*)$/.exec(rawPath)?.[1];
  const scriptPath = /^\/api\/script(\/v1\/.*)$/.exec(rawPath)?.[1];
  const servicePath = path ?? scriptPath;
  if (servicePath === undefined) throw new ProblemError('not_found', { detail: 'No operation matches this address.' });
  return servicePath;
}

function decodeSegment(segment: string): string {
  const decoded = tryDecode(segment);
  if (decoded === undefined || !isPlainSegment(decoded)) {
    throw new ProblemError('bad_request', { detail: 'The address is not well-formed.' });
  }
  return decoded;
}

function tryDecode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
