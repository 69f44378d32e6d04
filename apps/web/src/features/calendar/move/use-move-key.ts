import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { announceKey } from '#shared/shortcuts/announce.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { getStopKey } from './use-event-focus.ts';

type MoveKeyOptions = {
  occurrences: readonly Occurrence[];
  openKey: string | undefined;
  onMoveTo: (occurrence: Occurrence) => void;
};

/** Handles `M` in all views: opens the move dialog for the open event, or else for the focused event. */
export function useMoveKey({ occurrences, openKey, onMoveTo }: MoveKeyOptions): void {
  useShortcut('M', () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-stop]')?.dataset.stop;
    const wanted = openKey ?? (focused === undefined ? undefined : getStopKey(focused));
    const occurrence = occurrences.find(({ key }) => key === wanted);
    if (occurrence) onMoveTo(occurrence);
    else announceKey('Focus or open an event first, then press M to move it.');
  });
}
