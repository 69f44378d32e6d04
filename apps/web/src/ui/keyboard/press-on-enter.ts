import type { KeyboardEvent } from 'react';

// Lines that search or offer what they may become take Enter as the end of a word.
const LINES =
  'input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range], [type=search], [role=combobox]:not([data-submits]))';

/**
 * Enter in a line of a window presses the button that the window is for, as in a form (HTML, implicit submission): the last
 * button of its foot. Lines within a form, and those that have a use for Enter of their own, are left alone.
 */
export function pressOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isModified = ctrlKey || metaKey || altKey || shiftKey;
  if (key !== 'Enter' || isModified || defaultPrevented) return;
  // What is drawn elsewhere, such as a popover, is a place of its own.
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
  if (target.form !== null || !target.matches(LINES)) return;
  event.preventDefault();
  const button = [...currentTarget.querySelectorAll<HTMLButtonElement>('.dialog-foot button ~ button')].at(-1);
  // After what the line itself does with the key has been drawn.
  setTimeout(() => button?.click());
}
