import type { Call } from '#core/http/call.ts';
import type { Response } from '#core/http/response.ts';
import type { UploadSession } from './upload-sessions.ts';

/** The part of the content that a request carries; `sizeBytes` 0 carries none. */
export type ContentPart = {
  startBytes: number;
  /** Undefined when only the end of the body tells. */
  sizeBytes: number | undefined;
  /** Length of the whole content; undefined when the request does not say. */
  totalBytes: number | undefined;
  /** The request says that the content ends with it. */
  isLast: boolean;
};

/** How a session is spoken with: the two header protocols of the public front end. */
export type SessionProtocol = {
  /** What a request that opens a session says of the content to come. Throws 400 when it makes no sense. */
  readStart(call: Call): { totalBytes: number | undefined; contentType: string | undefined };
  /** The response to it. */
  started(location: string): Response;
  /** Whether a request ends the session without a file. Throws 400 or 405 for a request that a session does not take. */
  isCancel(call: Call): boolean;
  /** What a request carries. Throws 400 when that contradicts what is known, or is not what a client may send. */
  readPart(call: Call, session: UploadSession, storedBytes: number): ContentPart;
  /** Whether the content is complete after a part. Throws 400 when it cannot become complete any more. */
  isComplete(part: ContentPart, storedBytes: number, announcedBytes: number | undefined): boolean;
  incomplete(call: Call, storedBytes: number): Response;
  completed(response: Response): Response;
  cancelled(): Response;
  /** The response for an error; `isAlive` says whether the session can go on. */
  refused(response: Response, isAlive: boolean): Response;
};

/** All parts but the last are a multiple of this, as clients know. */
export const PART_MULTIPLE_BYTES = 256 * 1024;

/** The length that a header field announces. Throws what `toError` makes when it is none. */
export function readLength({ headers }: Call, name: string, toError: (text: string) => Error): number | undefined {
  const text = headers[name]?.toString();
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw toError(text);
  return Number(text);
}
