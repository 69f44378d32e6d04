import type { ArchiveFormat } from './archive-format.ts';
import type { ArchiveMember } from './archive-member.ts';
import type { DecodableFormat } from './decodable-format.ts';
import type { DecodedDocument } from './decoded-document.ts';
import type { FontFacts } from './font-facts.ts';

/** What the worker does: with what beside the bytes, and what comes of it. */
export type DecodingTasks = {
  document: { input: { format: DecodableFormat }; output: DecodedDocument };
  /** The files of an archive of this name, and the content of one of them. */
  archive: { input: { format: ArchiveFormat; name: string }; output: readonly ArchiveMember[] };
  archiveMember: { input: { format: ArchiveFormat; name: string; path: string }; output: Uint8Array<ArrayBuffer> };
  /** What a font says of itself, with checksums of its outlines where they are asked for. */
  font: { input: { hasOutlines: boolean }; output: FontFacts };
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
