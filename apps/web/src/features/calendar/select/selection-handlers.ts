import type { KeyboardEvent, MouseEvent } from 'react';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { findEventKey } from './event-key-at.ts';

type Selection = Pick<RowSelection<unknown>, 'ids' | 'isAll' | 'onToggle' | 'onExtend' | 'onToggleAll' | 'onClear'>;

/** Returns the mouse and key handlers that select events. All other input is left to the events. */
export function createSelectionHandlers(selection: Selection, takeTouch: (event: MouseEvent, key: string) => boolean) {
  return {
    onClickCapture: (event: MouseEvent) => {
      const key = findEventKey(event.target);
      if (key === undefined) return;
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!(isModified || takeTouch(event, key))) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.shiftKey) selection.onExtend(key);
      else if (isModified) selection.onToggle(key);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const key = findEventKey(event.target);
      if (key !== undefined && pressKey(event, key, selection)) event.preventDefault();
    },
  };
}

/** Handles a key pressed on an event. Returns whether it changed the selection. */
function pressKey(event: KeyboardEvent, key: string, selection: Selection): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  if (isCommand && event.key === 'a') {
    if (!selection.isAll) selection.onToggleAll();
    return true;
  }
  if (isCommand) return false;
  if (event.key === 'x') selection.onToggle(key);
  else if (event.key === 'X') selection.onExtend(key);
  else if (event.key === 'Escape' && selection.ids.size > 0 && !event.isDefaultPrevented()) selection.onClear();
  else return event.shiftKey && event.key.startsWith('Arrow') && extend(key, selection);
  return true;
}

/** The view has already moved the focus. Selects both events and those between. */
function extend(from: string, selection: Selection): boolean {
  const to = findEventKey(document.activeElement);
  if (to === undefined || to === from) return false;
  selection.onExtend(from);
  selection.onExtend(to);
  return true;
}
