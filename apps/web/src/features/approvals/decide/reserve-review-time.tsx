import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { findReviewTime } from '#features/approvals/history/review-time.ts';
import { api } from '#shared/api/api.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

const CALENDAR_ID = 'primary';

type ReserveReviewTimeProps = { title: string; fileId: string; dueTime: string };

/** Reserves half an hour in the user's calendar to review a file before its due time, with an undo. */
export function ReserveReviewTime({ title, fileId, dueTime }: ReserveReviewTimeProps) {
  const session = useSession();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['calendar.events.list'] });
  const undoEvent = (eventId: string) =>
    api.call('calendar.events.delete', { calendarId: CALENDAR_ID, eventId }).then(
      () => void reload(),
      (error: Error) => notify(explainFailure('The event is still in your calendar', error)),
    );
  const retain = useMutation({
    // Lazy-loaded on press, because few users need it.
    mutationFn: async () => {
      const { reserveTime } = await import('./reserve-time.ts');
      return reserveTime(session.email, { title, fileId, dueTime });
    },
    onSuccess: ({ startMs, eventId }) => {
      void reload();
      notify(`Review time scheduled: ${formatDateTime(startMs)}`, {
        label: 'Undo',
        run: () => void undoEvent(eventId),
      });
    },
    onError: (error) => notify(`Review time was not scheduled: ${explainError(error)}`),
  });
  if (!(canCall(session, 'calendar.events.insert') && canCall(session, 'calendar.freebusy.query'))) return null;
  const isTooLate = findReviewTime([], Date.now(), Date.parse(dueTime)) === undefined;
  return (
    <Button
      kind="quiet"
      data-op="calendar.events.insert"
      isBusy={retain.isPending}
      disabledReason={isTooLate ? 'Overdue or due in less than 30 minutes' : undefined}
      onPress={() => retain.mutate()}
    >
      <CalendarPlus size={14} strokeWidth={1.75} aria-hidden />
      Schedule review time
    </Button>
  );
}
