import { ApiError, type ApiErrorDetails, type Problem } from './errors.ts';
import { isRecord } from './is-record.ts';

const MAX_ERROR_BODY_BYTES = 64 * 1024; // Far longer than any error message. The limit prevents bodies from filling the memory.

/** Converts an error response to an ApiError. Reads at most 64 KiB of its body. */
export async function readApiError(operationId: string, response: Response): Promise<ApiError> {
  const body = parseJson(await readBounded(response));
  const header = response.headers.get('x-request-id') ?? undefined;
  const common = { status: response.status, retryAfterMs: parseRetryAfter(response.headers.get('retry-after')) };
  if (isProblem(body)) return toApiError(operationId, body, common);
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const first: unknown = Array.isArray(error.errors) ? error.errors[0] : undefined;
  const detail = isRecord(first) ? first : {};
  const message = toText(error.message) ?? toText(detail.message) ?? `${operationId} returned ${response.status}`;
  return new ApiError(operationId, message, {
    ...common,
    reason: toText(detail.reason) ?? toText(error.status),
    location: toText(detail.location),
    requestId: header,
  });
}

/** Converts the stored problem of a call made by the BFF to the same ApiError as a direct response. */
export function toApiError(operationId: string, problem: Problem, known?: Partial<ApiErrorDetails>): ApiError {
  return new ApiError(operationId, problem.upstream?.message ?? problem.detail ?? problem.title, {
    status: problem.upstream?.status ?? problem.status,
    ...known,
    reason: problem.upstream?.reason ?? problem.code,
    location: problem.upstream?.location,
    requestId: problem.requestId,
    problem,
  });
}

/** Parses a Retry-After header (RFC 9110 section 10.2.3), in seconds or as a date, to milliseconds. */
function parseRetryAfter(header: string | null, nowMs = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

async function readBounded(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    while (sizeBytes < MAX_ERROR_BODY_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      sizeBytes += value.length;
    }
  } catch {
    // The status alone is sufficient, even if the body is interrupted.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return new TextDecoder().decode(concat(chunks, sizeBytes));
}

function concat(chunks: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  const bytes = new Uint8Array(sizeBytes);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  return isRecord(body) && typeof body.code === 'string' && typeof body.title === 'string' && 'requestId' in body;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
