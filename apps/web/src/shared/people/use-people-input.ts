import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isAddress } from './addresses.ts';
import type { usePeopleText } from './use-people-text.ts';

const LEAVE_AFTER_MS = 400;

type LineOptions = {
  field: ReturnType<typeof usePeopleText>;
  input: RefObject<HTMLInputElement | null>;
  /** Focuses the last added person. */
  onLast: () => void;
  onEnter: (() => void) | undefined;
  isSingle: boolean;
};

/** Returns the state of a people field's input: whether its list is open, and its key handlers. */
export function usePeopleInput({ field, input, onLast, onEnter, isSingle }: LineOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const isListed = isOpen && field.offered.length > 0;
  const close = () => setIsOpen(false);
  const { hasLeft, onFocus, onBlur } = useLeaving(() => {
    close();
    field.addAddress();
  });
  const submits = isSingle && !(isListed && field.hasActive) && isAddress(field.draft.trim());
  const open = () => setIsOpen(input.current?.readOnly === false);
  const addActive = () => {
    if (!isListed) return;
    field.addActive();
    close();
  };
  // The list stays closed until the user types on or opens it.
  const addTyped = () => {
    (onEnter ?? field.addDraft)();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isAtStart = input.current?.selectionStart === 0 && input.current.selectionEnd === 0;
    const hasPeople = isAtStart && field.people.length > 0;
    const typed = field.draft.trim();
    const actions: Readonly<Record<string, (() => void) | false>> = {
      ArrowDown: () => (isListed ? field.step(1) : open()),
      ArrowUp: isListed && (() => field.step(-1)),
      ArrowLeft: hasPeople && onLast,
      Backspace: hasPeople && field.removeLast,
      // A comma after a part of a name selects the matching person.
      ',': typed !== '' && !isAddress(typed) && addActive,
      // In a field for one person, Enter submits the dialog, as in other fields.
      Enter: !submits && (() => (isListed && field.hasActive ? addActive() : addTyped())),
      Escape: isListed && close,
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return {
    isListed,
    submits,
    hasLeft,
    close,
    handlers: {
      onChange: ({ target }: { target: { value: string } }) => {
        const isAdded = field.type(target.value).trim() === '' && target.value !== '';
        if (isAdded) close();
        else open();
      },
      onKeyDown,
      onPaste: (event: ClipboardEvent) => {
        if (input.current?.readOnly || !field.paste(event.clipboardData.getData('text'))) return;
        event.preventDefault();
        close();
      },
      onClick: open,
      onFocus,
      onBlur,
    },
  };
}

/**
 * Calls `leave` with a short delay after the input loses focus, because a button being pressed must not move before it is
 * released.
 */
function useLeaving(leave: () => void) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const onLeft = useEffectEvent(leave);
  // Not restarted with each render, because a frequently re-rendered dialog would otherwise never see the list close.
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => {
      setHasLeft(true);
      onLeft();
    }, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const onFocus = () => {
    setIsLeaving(false);
    setHasLeft(false);
  };
  return { hasLeft, onFocus, onBlur: () => setIsLeaving(true) };
}
