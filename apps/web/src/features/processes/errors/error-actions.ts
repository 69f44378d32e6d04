import { Bell, BellOff, StickyNote } from 'lucide-react';
import type { ErrorNote } from '#shared/script/failures/error-notes-query.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import type { ErrorNoteChange } from './error-notes.ts';

type ErrorActionOptions = {
  change: (label: string, change: ErrorNoteChange, message: string) => void;
  /** Opens the note editor for an error. */
  onAnnotate: (label: string) => void;
};

/** Returns the actions for the errors of a fingerprint, which apply to the whole team. */
export function listErrorActions(
  label: string | undefined,
  note: ErrorNote | undefined,
  { change, onAnnotate }: ErrorActionOptions,
): MenuAction[] {
  const disabledReason = label === undefined ? 'The service sent no error for these runs.' : undefined;
  const isMuted = note?.isMuted ?? false;
  return [
    {
      id: 'mute',
      label: isMuted ? 'Unmute for the team' : 'Mute for the team',
      icon: isMuted ? Bell : BellOff,
      disabledReason,
      onAction: () => change(label ?? '', { isMuted: !isMuted }, isMuted ? 'Error unmuted' : 'Error muted'),
    },
    {
      id: 'note',
      label: note?.note ? 'Edit note' : 'Add note',
      icon: StickyNote,
      disabledReason,
      onAction: () => onAnnotate(label ?? ''),
    },
  ];
}
