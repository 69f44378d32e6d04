import type { Call } from '#core/http/call.ts';
import type { Response } from '#core/http/response.ts';
import type { UploadSession } from './upload-sessions.ts';

/** The part of the content in a request. `sizeBytes` 0 contains none. */
export type ContentPart = {
  startBytes: number;
  /** Undefined if only the end of the body determines it. */
  sizeBytes: number | undefined;
  /** Length of the whole content. Undefined if the request does not include it. */
  totalBytes: number | undefined;
  /** Whether the content ends with this request. */
  isLast: boolean;
};

/** The protocol of a session: one of the two header protocols of the public front end. */
export type SessionProtocol = {
  /** Returns the content details in a request that opens a session. Throws 400 if they are invalid. */
  readStart(call: Call): { totalBytes: number | undefined; contentType: string | undefined };
  /** Returns the response to it. */
  started(location: string): Response;
  /** Whether a request ends the session without a file. Throws 400 or 405 if the request is not valid for a session. */
  isCancel(call: Call): boolean;
  /** Returns the content part of a request. Throws 400 if it contradicts the known state or the client may not send it. */
  readPart(call: Call, session: UploadSession, storedBytes: number): ContentPart;
  /** Whether the content is complete after a part. Throws 400 if it can no longer become complete. */
  isComplete(part: ContentPart, storedBytes: number, announcedBytes: number | undefined): boolean;
  incomplete(call: Call, storedBytes: number): Response;
  completed(response: Response): Response;
  cancelled(): Response;
  /** Returns the response for an error. `isAlive` reports whether the session can continue. */
  refused(response: Response, isAlive: boolean): Response;
};

/** All parts except the last must be a multiple of this, as clients know. */
export const PART_MULTIPLE_BYTES = 256 * 1024;

/** Returns the length in a header. Throws the result of `toError` if it is invalid. */
export function readLength({ headers }: Call, name: string, toError: (text: string) => Error): number | undefined {
  const text = headers[name]?.toString();
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw toError(text);
  return Number(text);
}
