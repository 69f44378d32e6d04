import { globalError, ServiceError } from '#core/errors/service-error.ts';
import type { Call } from '#core/http/call.ts';
import { type ContentRange, parseContentRange } from './content-range.ts';
import { PART_MULTIPLE_BYTES, readLength, type SessionProtocol } from './session-protocol.ts';
import type { UploadSession } from './upload-sessions.ts';

/** Sessions by PUT or POST with Content-Range, which respond with 308 until the content is complete. */
export const contentRangeSession: SessionProtocol = {
  readStart: (call) => ({
    totalBytes: readLength(call, 'x-upload-content-length', () =>
      globalError(400, 'badRequest', 'X-Upload-Content-Length is not a valid length.'),
    ),
    contentType: call.headers['x-upload-content-type']?.toString(),
  }),
  started: (location) => ({ status: 200, headers: { location }, body: undefined }),
  isCancel: ({ method }) => {
    if (method === 'DELETE') return true;
    if (method === 'PUT' || method === 'POST') return false;
    const detail = {
      domain: 'global',
      reason: 'httpMethodNotAllowed',
      message: 'Upload sessions accept PUT, POST and DELETE only.',
    };
    throw new ServiceError(405, detail, { headers: { allow: 'PUT, POST, DELETE' } });
  },
  readPart: (call, session, storedBytes) => {
    const range = readContentRange(call, session);
    const announcedBytes = range.totalBytes ?? session.totalBytes ?? Number.POSITIVE_INFINITY;
    if (range.sizeBytes === 0 && announcedBytes < storedBytes)
      throw badRange('More than this total has already been stored.');
    return { ...range, isLast: range.sizeBytes === undefined };
  },
  // Without Content-Range, the content ends with the body.
  isComplete: ({ isLast }, storedBytes, announcedBytes) =>
    storedBytes === (announcedBytes ?? (isLast ? storedBytes : -1)),
  incomplete: ({ headers }, storedBytes) => {
    const range: Record<string, string> = storedBytes === 0 ? {} : { range: `bytes=0-${storedBytes - 1}` };
    // For clients whose HTTP library treats 308 as a redirect.
    const isOverridden = headers['x-guploader-no-308']?.toString().toLowerCase() === 'yes';
    if (!isOverridden) return { status: 308, headers: range, body: undefined };
    return { status: 200, headers: { ...range, 'x-http-status-code-override': '308' }, body: undefined };
  },
  completed: (response) => response,
  cancelled: () => ({ status: 204, headers: {}, body: undefined }),
  refused: (response) => response,
};

function badRange(message: string): ServiceError {
  const at = { locationType: 'header', location: 'Content-Range' } as const;
  return new ServiceError(400, { domain: 'global', reason: 'badRequest', message, ...at });
}

/** Parses Content-Range and validates it against the known state of the content. */
function readContentRange({ headers }: Call, session: UploadSession): ContentRange {
  const range = parseContentRange(headers['content-range']);
  if (!range) throw badRange('Content-Range is not of the form bytes FIRST-LAST/TOTAL.');
  const contentLength = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
  const isWhole = range.sizeBytes === undefined;
  const totalBytes = isWhole ? (contentLength ?? session.totalBytes) : range.totalBytes;
  if (totalBytes !== undefined && session.totalBytes !== undefined && totalBytes !== session.totalBytes) {
    throw badRange(`The content was announced with ${session.totalBytes} bytes.`);
  }
  if (!isWhole && contentLength !== undefined && contentLength !== range.sizeBytes) {
    throw badRange('Content-Range and Content-Length do not match.');
  }
  const sizeBytes = range.sizeBytes ?? 0;
  const isLast = range.startBytes + sizeBytes === (totalBytes ?? session.totalBytes);
  if (!isLast && sizeBytes % PART_MULTIPLE_BYTES !== 0) {
    throw badRange(`Chunks other than the last one must be multiples of ${PART_MULTIPLE_BYTES} bytes.`);
  }
  return { ...range, totalBytes };
}
