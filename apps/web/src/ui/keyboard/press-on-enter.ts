import type { KeyboardEvent } from 'react';

// Fields that search or suggest use Enter to complete a word.
const LINES =
  'input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range], [type=search], [role=combobox]:not([data-submits]))';

/**
 * Enter in a single-line field of a dialog presses the dialog's main button, as in a form (HTML, implicit submission): the last
 * button of its footer. Fields within a form, and those with their own use of Enter, are excluded.
 */
export function pressOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isModified = ctrlKey || metaKey || altKey || shiftKey;
  if (key !== 'Enter' || isModified || defaultPrevented) return;
  // Portaled content, such as a popover, is excluded.
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
  if (target.form !== null || !target.matches(LINES)) return;
  event.preventDefault();
  const button = [...currentTarget.querySelectorAll<HTMLButtonElement>('.dialog-foot button ~ button')].at(-1);
  // Runs after the field's own handling of the key has been rendered.
  setTimeout(() => button?.click());
}
