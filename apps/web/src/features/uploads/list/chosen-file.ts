/** A file to upload, with its folders below the chosen or dropped item. */
export type ChosenFile = { file: File; folders: readonly string[]; handle?: FileSystemFileHandle | undefined };

/** The items selected at once. `emptyFolders` contains the paths of empty folders. */
export type Choice = {
  files: readonly ChosenFile[];
  emptyFolders: readonly (readonly string[])[];
  /** The handles for reopening dropped folders, by name. */
  folderHandles: ReadonlyMap<string, FileSystemDirectoryHandle>;
};

/** What has been found in folders so far. */
export type FoundItems = { files: ChosenFile[]; emptyFolders: string[][] };

/** Returns the files of an input. Files of a chosen folder include their path. Browsers omit empty folders there. */
export function toChoice(files: Iterable<File>): Choice {
  const chosen = [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));
  return { files: chosen, emptyFolders: [], folderHandles: new Map() };
}
