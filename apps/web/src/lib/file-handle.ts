/** Reports whether a value is a handle that reopens a file after a reload. WebKit and older browsers do not support handles. */
export function isFileHandle(value: unknown): value is FileSystemFileHandle {
  return typeof FileSystemFileHandle === 'function' && value instanceof FileSystemFileHandle;
}

/** Reports whether a value is a handle that reopens a folder after a reload. */
export function isFolderHandle(value: unknown): value is FileSystemDirectoryHandle {
  return typeof FileSystemDirectoryHandle === 'function' && value instanceof FileSystemDirectoryHandle;
}
