import { changeEntry } from '#shared/calendar/entry-writes.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { CalendarChoice } from './use-calendars.ts';

/** Saves the selection of shown calendars with the service, where other clients use it too, and offers an undo. */
export function useSaveSelection(calendars: readonly CalendarChoice[], onSaved: () => void) {
  const { run, isWriting } = useCalendarWrite();
  const canChange = canCall(useSession(), 'calendar.calendarList.patch');
  const changed = calendars.filter(({ entry, isSelected }) => (entry.selected ?? false) !== isSelected);
  const retain = async () => {
    const done = await run(async () => {
      const writes = await Promise.all(
        changed.map(({ entry, isSelected }) => changeEntry(entry, { selected: isSelected })),
      );
      return {
        message: 'Saved the calendar selection',
        affected: 'list',
        undo: () => Promise.all(writes.map(({ undo }) => undo?.())),
      };
    });
    if (done) onSaved();
  };
  return {
    retain: () => void retain(),
    isSaving: isWriting,
    disabledReason: canChange ? undefined : 'Your role cannot change the list of calendars.',
  };
}
