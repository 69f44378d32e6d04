import type { DecodableFormat } from './decodable-format.ts';
import type { DecodedDocument } from './decoded-document.ts';

/** What the worker does: with what beside the bytes, and what comes of it. */
export type DecodingTasks = {
  document: { input: { format: DecodableFormat }; output: DecodedDocument };
  /** Pages of a TIFF file, as pictures that browsers draw. */
  tiff: { input: undefined; output: readonly Blob[] };
};
export type DecodingTask = keyof DecodingTasks;

/** What the worker is given: it does one task. */
export type DecodingRequest<Task extends DecodingTask = DecodingTask> = {
  [Name in Task]: { task: Name; bytes: ArrayBuffer; input: DecodingTasks[Name]['input'] };
}[Task];

/** What it sends back. A `limit` says what is too large or not known; what is `broken` is not what its type says. */
export type DecodingResponse<Output = unknown> =
  | { outcome: 'decoded'; output: Output }
  | { outcome: 'limit'; message: string }
  | { outcome: 'broken' };
