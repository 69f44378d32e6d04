import {
  getFileTitle,
  isManifest,
  MANIFEST_NAME,
  type ScriptFile,
  type ScriptFileType,
} from '#shared/script/script-file.ts';
import type { FileMark } from './file-tree.tsx';

/** The edited files, and the saved files that they are based on. */
export type Draft = { base: readonly ScriptFile[]; files: readonly ScriptFile[] };

/** Returns a draft without changes. */
export function startDraft(files: readonly ScriptFile[]): Draft {
  return { base: files, files };
}

/** Replaces the text of one file. */
export function writeFile(draft: Draft, name: string, source: string): Draft {
  return { ...draft, files: draft.files.map((file) => (file.name === name ? { ...file, source } : file)) };
}

/** Adds a file at the end, where it is loaded last. */
export function addFile(draft: Draft, name: string, type: ScriptFileType): Draft {
  return { ...draft, files: [...draft.files, { name, type, source: '' }] };
}

/** Renames a file in its position. */
export function renameFile(draft: Draft, name: string, next: string): Draft {
  return { ...draft, files: draft.files.map((file) => (file.name === name ? { ...file, name: next } : file)) };
}

/** Deletes a file. */
export function deleteFile(draft: Draft, name: string): Draft {
  return { ...draft, files: draft.files.filter((file) => file.name !== name) };
}

/** Returns how a file of the draft differs from its base. */
export function getMark({ base }: Draft, file: ScriptFile): FileMark {
  const before = base.find((candidate) => getFileTitle(candidate) === getFileTitle(file));
  if (!before) return 'added';
  return before.source === file.source ? undefined : 'changed';
}

const MAX_NAME_CHARACTERS = 255; // The service's limit.

/** Returns the reason why a file cannot have this name by the rules of the service. Returns undefined if it can. */
export function nameError(files: readonly ScriptFile[], name: string, current?: string): string | undefined {
  if (name === '') return 'A file needs a name.';
  if (name.length > MAX_NAME_CHARACTERS) return `A name has at most ${MAX_NAME_CHARACTERS} characters.`;
  if (/\p{Cc}/u.test(name)) return 'A name cannot contain control characters.';
  if (name === MANIFEST_NAME && name !== current) return 'This name is reserved for the manifest.';
  if (name !== current && files.some((file) => file.name === name)) {
    return 'Another file already has this name.';
  }
  return undefined;
}

/** Reports whether a file can be renamed and deleted. The manifest cannot, because every project needs one. */
export function isRemovable(file: ScriptFile): boolean {
  return !isManifest(file);
}
