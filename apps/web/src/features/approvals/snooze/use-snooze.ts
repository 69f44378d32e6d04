import { countOf } from '@rotunda/api-client/count-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatWeekdayTime } from '#shared/format/time.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { type ApprovalKey, setSnooze } from './snooze-queries.ts';

/** An approval with the end of its snooze, if any. */
export type Snoozable = ApprovalKey & { snoozedUntil?: string | undefined };

const REFRESHED = ['bff.indexes.approvals', 'bff.indexes.approvalSummary', 'bff.approvalSnoozes.list'];

/**
 * Returns a function that snoozes approvals until a time, or returns them to the queue if the time is null. The confirmation
 * offers an undo.
 */
export function useSnooze() {
  const client = useQueryClient();
  const refresh = () => Promise.all(REFRESHED.map((key) => client.invalidateQueries({ queryKey: [key] })));
  const undo = async (approvals: readonly Snoozable[]) => {
    const byEnd = Map.groupBy(approvals, ({ snoozedUntil }) => snoozedUntil ?? null);
    for (const [until, group] of byEnd) await setSnooze(group, until);
    await refresh();
  };
  return useMutation({
    mutationFn: ({ approvals, until }: { approvals: readonly Snoozable[]; until: string | null }) =>
      setSnooze(approvals, until),
    onSuccess: ({ count }, { approvals, until }) => {
      void refresh();
      const which = approvals.length > 1 ? ` ${countOf(count, 'approval')}` : '';
      const done =
        until === null
          ? `Returned${which} to the queue`
          : `Snoozed${which} until ${formatWeekdayTime(Date.parse(until))}`;
      const run = () =>
        void undo(approvals).catch((error: Error) => notify(explainFailure('The snooze was not undone', error)));
      notify(done, { label: 'Undo', run });
    },
  });
}
