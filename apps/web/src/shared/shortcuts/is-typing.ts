/** Whether a key is text where it was pressed, or belongs to a window or list over the screen. */
export function isTyping(event: KeyboardEvent): boolean {
  // The path leads into shadow trees, such as that of the code editor; the target stops at their hosts.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="listbox"]') !== null
  );
}

/** Whether keys such as Ctrl are held, with which the browser has shortcuts of its own. */
export function isModified({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
