/** Whether a value opens a file again after a reload. WebKit and older browsers have no such handles. */
export function isFileHandle(value: unknown): value is FileSystemFileHandle {
  return typeof FileSystemFileHandle === 'function' && value instanceof FileSystemFileHandle;
}

/** Whether a value opens a folder again after a reload. */
export function isFolderHandle(value: unknown): value is FileSystemDirectoryHandle {
  return typeof FileSystemDirectoryHandle === 'function' && value instanceof FileSystemDirectoryHandle;
}
