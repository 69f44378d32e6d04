/** Whether a value opens a file again after a reload. WebKit and older browsers have no such handles. */
export function isFileHandle(value: unknown): value is FileSystemFileHandle {
  return typeof FileSystemFileHandle === 'function' && value instanceof FileSystemFileHandle;
}
