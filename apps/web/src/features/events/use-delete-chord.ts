import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#shared/shortcuts/is-typing.ts';

/** Runs `onDelete` for Ctrl or Cmd with Backspace, except in text fields, where it deletes a word. */
export function useDeleteChord(onDelete: () => void, isEnabled: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.key === 'Backspace' && (event.ctrlKey || event.metaKey);
    if (!isChord || event.defaultPrevented || isTyping(event)) return;
    event.preventDefault();
    onDelete();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isEnabled]);
}
