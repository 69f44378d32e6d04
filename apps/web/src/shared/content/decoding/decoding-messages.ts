import type { ArchiveFormat } from './archive-format.ts';
import type { ArchiveMember } from './archive-member.ts';
import type { DecodableFormat } from './decodable-format.ts';
import type { DecodedDocument } from './decoded-document.ts';
import type { FontFacts } from './font-facts.ts';

/** The tasks of the worker: their input besides the bytes, and their output. */
export type DecodingTasks = {
  document: { input: { format: DecodableFormat }; output: DecodedDocument };
  /** The files of an archive of this name, and the content of one of them. */
  archive: { input: { format: ArchiveFormat; name: string }; output: readonly ArchiveMember[] };
  archiveMember: { input: { format: ArchiveFormat; name: string; path: string }; output: Uint8Array<ArrayBuffer> };
  /** The metadata of a font, with checksums of its outlines if requested. */
  font: { input: { hasOutlines: boolean }; output: FontFacts };
  /** The pages of a TIFF file, as images that browsers support. */
  tiff: { input: undefined; output: readonly Blob[] };
};
export type DecodingTask = keyof DecodingTasks;

/** The request to the worker, which runs a single task. */
export type DecodingRequest<Task extends DecodingTask = DecodingTask> = {
  [Name in Task]: { task: Name; bytes: ArrayBuffer; input: DecodingTasks[Name]['input'] };
}[Task];

/**
 * The response of the worker. `limit` states which limit was exceeded or which feature is unsupported; `broken` content does not
 * match its type.
 */
export type DecodingResponse<Output = unknown> =
  | { outcome: 'decoded'; output: Output }
  | { outcome: 'limit'; message: string }
  | { outcome: 'broken' };
