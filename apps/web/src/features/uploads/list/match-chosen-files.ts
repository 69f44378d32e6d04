import type { Choice, ChosenFile } from './chosen-file.ts';
import { getPath, type Upload } from './upload.ts';

/** Files that were chosen again, matched with the uploads that need their content. */
export type ChosenFileMatch = {
  /** The same file: same path, size and modification time. */
  found: readonly { upload: Upload; file: File }[];
  /** A file with the same path that has changed. */
  changed: readonly { upload: Upload; file: File }[];
  /** Uploads whose file was not chosen. */
  missing: readonly Upload[];
  /** Files that are not part of the upload. */
  added: readonly ChosenFile[];
  /** Whether no chosen file belongs to the upload. */
  isUnrelated: boolean;
};

/**
 * Finds the files of uploads among the chosen ones. `needsContent` returns whether an upload still needs its content. Paths in
 * `skipped` belong to files that were skipped on purpose.
 */
export function matchChosenFiles(
  uploads: readonly Upload[],
  needsContent: (upload: Upload) => boolean,
  { files }: Pick<Choice, 'files'>,
  skipped: readonly string[] = [],
): ChosenFileMatch {
  const rename = renameRoot(uploads, files);
  const byPath = new Map(uploads.filter(({ isFolder }) => !isFolder).map((upload) => [getPath(upload), upload]));
  const found: { upload: Upload; file: File }[] = [];
  const changed: { upload: Upload; file: File }[] = [];
  const added: ChosenFile[] = [];
  const met = new Set<string>();
  const leftOut = new Set(skipped);
  for (const chosen of files) {
    const { file } = chosen;
    const folders = rename(chosen.folders);
    const path = getPath({ folders, name: file.name });
    const upload = byPath.get(path);
    const isSent = upload?.state === 'done';
    if (upload) met.add(upload.id);
    if (!upload && leftOut.has(path)) continue;
    if (!upload || (isSent && !isSame(upload, file))) added.push({ ...chosen, folders });
    else if (needsContent(upload)) (isSame(upload, file) ? found : changed).push({ upload, file });
  }
  const missing = uploads.filter((upload) => needsContent(upload) && !upload.isFolder && !met.has(upload.id));
  return { found, changed, missing, added, isUnrelated: met.size === 0 };
}

/** Reports whether a file matches the original file of an upload, based on the known metadata. */
export function isSame({ sizeBytes, modifiedMs }: Upload, file: File): boolean {
  return file.size === sizeBytes && (modifiedMs === undefined || file.lastModified === modifiedMs);
}

/** A renamed folder counts as the same folder. */
function renameRoot(uploads: readonly Upload[], files: readonly ChosenFile[]) {
  const roots = new Set(uploads.map(findRoot));
  const chosenRoots = new Set(files.map(({ folders }) => folders[0]));
  const [root] = roots;
  const [chosenRoot] = chosenRoots;
  const isRenamed = roots.size === 1 && chosenRoots.size === 1 && root !== undefined && chosenRoot !== undefined;
  return (folders: readonly string[]) => (isRenamed ? [root, ...folders.slice(1)] : folders);
}

function findRoot({ folders, isFolder, name }: Upload): string | undefined {
  return folders[0] ?? (isFolder ? name : undefined);
}
