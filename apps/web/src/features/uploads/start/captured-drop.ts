/** A dropped item, and the handle for reopening it. */
export type CapturedItem = { entry: FileSystemEntry | null; handle: Promise<unknown> };

/** Captures dropped items. Must be called in the event handler, because the browser clears the list afterwards. */
export function captureDrop(items: DataTransferItemList): readonly CapturedItem[] {
  return [...items].map((item) => ({ entry: item.webkitGetAsEntry(), handle: requestHandle(item) }));
}

/**
 * Returns the handle for reopening the file or folder after a reload, in browsers that support it. The user must then grant
 * permission.
 */
async function requestHandle(item: DataTransferItem): Promise<unknown> {
  // Not supported by all browsers, and therefore missing in the platform types.
  const ask: unknown = Reflect.get(item, 'getAsFileSystemHandle');
  if (typeof ask !== 'function') return undefined;
  return Promise.resolve(Reflect.apply(ask, item, [])).catch(() => undefined);
}
