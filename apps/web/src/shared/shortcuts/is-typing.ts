/** Whether a key is text where it was pressed, or belongs to a window or list over the screen. */
export function isTyping(event: KeyboardEvent): boolean {
  // The path leads into shadow trees, such as that of the code editor; the target stops at their hosts.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  // Code that is only read has a cursor, but takes no text.
  const isEditor = target.isContentEditable && target.closest('[aria-readonly="true"]') === null;
  return isEditor || target.closest('input, textarea, select, [role="dialog"], [role="listbox"]') !== null;
}
