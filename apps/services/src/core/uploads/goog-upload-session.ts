import type { Call } from '#core/http/call.ts';
import type { Response } from '#core/http/response.ts';
import { type ContentPart, PART_MULTIPLE_BYTES, readLength, type SessionProtocol } from './session-protocol.ts';
import { badUploadHeader } from './upload-protocol.ts';
import type { UploadSession } from './upload-sessions.ts';

const OFFSET = 'X-Goog-Upload-Offset';
const COMMAND = 'X-Goog-Upload-Command';
const CONTENT_LENGTH = 'X-Goog-Upload-Header-Content-Length';

/** Commands of a session request. */
const SESSION_COMMANDS = ['upload', 'upload, finalize', 'finalize', 'query', 'cancel'] as const;
type SessionCommand = (typeof SESSION_COMMANDS)[number];

/** Whether a request uses the X-Goog-Upload protocol. */
export function isGoogUpload({ headers }: Pick<Call, 'headers'>): boolean {
  return headers['x-goog-upload-command'] !== undefined || headers['x-goog-upload-protocol'] !== undefined;
}

/**
 * Sessions controlled by X-Goog-Upload-Command: start, upload, finalize, query and cancel. Each response has the session's status
 * in X-Goog-Upload-Status: active, final or cancelled.
 */
export const googUploadSession: SessionProtocol = {
  readStart: (call) => {
    const command = readCommandText(call);
    if (command !== 'start') throw badUploadHeader(COMMAND, command);
    return {
      totalBytes: readLength(call, CONTENT_LENGTH.toLowerCase(), (text) => badUploadHeader(CONTENT_LENGTH, text)),
      contentType: call.headers['x-goog-upload-header-content-type']?.toString(),
    };
  },
  started: (location) => ({
    status: 200,
    headers: {
      ...createStatusHeader('active'),
      'x-goog-upload-url': location,
      'x-goog-upload-control-url': location,
      'x-goog-upload-chunk-granularity': String(PART_MULTIPLE_BYTES),
    },
    body: undefined,
  }),
  isCancel: (call) => readSessionCommand(call) === 'cancel',
  readPart: (call, session, storedBytes) => readPart(call, session, storedBytes),
  isComplete: ({ isLast }, storedBytes, announcedBytes) => {
    if (!isLast) return false;
    if (announcedBytes === undefined || storedBytes === announcedBytes) return true;
    throw wrongLength(storedBytes, announcedBytes);
  },
  incomplete: (_call, storedBytes) => ({
    status: 200,
    headers: { ...createStatusHeader('active'), 'x-goog-upload-size-received': String(storedBytes) },
    body: undefined,
  }),
  completed: (response) => withStatus(response, 'final'),
  cancelled: () => ({ status: 200, headers: createStatusHeader('cancelled'), body: undefined }),
  refused: (response, isAlive) => withStatus(response, isAlive ? 'active' : 'final'),
};

function readPart(call: Call, session: UploadSession, storedBytes: number): ContentPart {
  const command = readSessionCommand(call);
  const lengthBytes = call.headers['content-length'] === undefined ? undefined : Number(call.headers['content-length']);
  const nothing = { startBytes: storedBytes, sizeBytes: 0, totalBytes: undefined };
  if (command === 'query' || command === 'finalize') {
    if ((lengthBytes ?? 0) > 0) throw badUploadHeader(COMMAND, command, `The command ${command} takes no body.`);
    return { ...nothing, isLast: command === 'finalize' };
  }
  const startBytes = readLength(call, OFFSET.toLowerCase(), (text) => badUploadHeader(OFFSET, text));
  if (startBytes === undefined) throw badUploadHeader(OFFSET, undefined);
  if (startBytes !== storedBytes) {
    throw badUploadHeader(
      OFFSET,
      String(startBytes),
      `${OFFSET} is ${startBytes}, but ${storedBytes} bytes are stored.`,
    );
  }
  const isLast = command === 'upload, finalize';
  if (lengthBytes !== undefined) checkLength(session, startBytes + lengthBytes, isLast);
  return { startBytes, sizeBytes: lengthBytes, totalBytes: undefined, isLast };
}

function checkLength({ totalBytes }: UploadSession, endBytes: number, isLast: boolean): void {
  if (totalBytes !== undefined && (isLast ? endBytes !== totalBytes : endBytes > totalBytes)) {
    throw wrongLength(endBytes, totalBytes);
  }
  if (isLast || endBytes === totalBytes || endBytes % PART_MULTIPLE_BYTES === 0) return;
  const reason = `Parts other than the last one must be multiples of ${PART_MULTIPLE_BYTES} bytes.`;
  throw badUploadHeader(COMMAND, 'upload', reason);
}

function wrongLength(sizeBytes: number, announcedBytes: number) {
  const reason = `The content has ${sizeBytes} bytes, but was announced with ${announcedBytes}.`;
  return badUploadHeader(CONTENT_LENGTH, String(announcedBytes), reason);
}

function readSessionCommand(call: Call): SessionCommand {
  const text = readCommandText(call);
  const command = SESSION_COMMANDS.find((known) => known === text);
  if (command === undefined) throw badUploadHeader(COMMAND, text);
  return command;
}

function readCommandText({ headers }: Call): string | undefined {
  const parts = headers['x-goog-upload-command']?.toString().toLowerCase().split(',');
  return parts?.map((part) => part.trim()).join(', ');
}

function createStatusHeader(status: 'active' | 'final' | 'cancelled'): Record<string, string> {
  return { 'x-goog-upload-status': status };
}

function withStatus(response: Response, status: 'active' | 'final'): Response {
  return { ...response, headers: { ...response.headers, ...createStatusHeader(status) } };
}
