/** Reports whether a key press is text input, or belongs to a dialog or list over the screen. */
export function isTyping(event: KeyboardEvent): boolean {
  // The path includes shadow trees, such as the code editor's; the target stops at their hosts.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  // Read-only code has a cursor but accepts no text.
  const isEditor = target.isContentEditable && target.closest('[aria-readonly="true"]') === null;
  return isEditor || target.closest('input, textarea, select, [role="dialog"], [role="listbox"]') !== null;
}
