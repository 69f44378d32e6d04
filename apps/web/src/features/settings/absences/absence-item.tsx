import { countOf } from '@rotunda/api-client/count-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateMinute } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type Absence, absencesQuery, endAbsence } from './absence-queries.ts';

const STATES: Readonly<Record<Absence['state'], string>> = { planned: 'Planned', active: 'Active', ended: 'Ended' };

/** Shows one absence: its dates, the stand-in, and the results of the approvals. */
export function AbsenceItem({ absence }: { absence: Absence }) {
  const { absenceId, standIn, startTime, endTime, state, approvals } = absence;
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => endAbsence(absenceId),
    onSuccess: () => {
      void client.invalidateQueries(absencesQuery);
      notify(state === 'planned' ? 'Time away deleted' : 'Time away ended');
    },
    onError: (error) => notify(explainFailure('The time away was not changed', error)),
  });
  const done = approvals.filter(({ outcome }) => outcome === 'done').length;
  const failed = approvals.filter(({ outcome }) => outcome === 'failed');
  const times = `${formatDateMinute(Date.parse(startTime))} – ${formatDateMinute(Date.parse(endTime))}`;
  return (
    <li className="flex flex-col gap-4 border-line border-b py-8">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{times}</span>
          <span className="block text-ink-2 text-small wrap-anywhere">
            {STATES[state]} · {standIn} stands in
            {approvals.length > 0 && ` · ${countOf(done, 'approval')} reassigned or shared`}
          </span>
        </span>
        {state !== 'ended' && (
          <Button
            isBusy={end.isPending}
            aria-label={`${state === 'planned' ? 'Delete' : 'End now'}: ${times}`}
            onPress={() => end.mutate()}
          >
            {state === 'planned' ? 'Delete' : 'End now'}
          </Button>
        )}
      </div>
      {failed.length > 0 && (
        <ul aria-label="Not possible" className="flex flex-col gap-2 text-small">
          {failed.map(({ fileId, approvalId, title, reason }) => (
            <li key={`${fileId}/${approvalId}`} className="text-amber-fg wrap-anywhere">
              <Link
                to="/reviews/$fileId/$approvalId"
                params={{ fileId, approvalId }}
                className="word-target text-accent-ink underline underline-offset-2"
              >
                {title}
              </Link>
              : {reason}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
