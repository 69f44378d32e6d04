import { useQuery } from '@tanstack/react-query';
import { AlarmClock, AlarmClockOff } from 'lucide-react';
import { useState } from 'react';
import { snoozesQuery } from '#features/approvals/snooze/snooze-queries.ts';
import { useSnooze } from '#features/approvals/snooze/use-snooze.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatWeekdayTime } from '#shared/format/time.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import type { DecisionState } from './use-decision.ts';

// Lazy-loaded on first open.
const SnoozeDialog = lazyComponent(() => import('#features/approvals/snooze/snooze-dialog.tsx'), 'SnoozeDialog');

/** Snoozes an approval that waits for the user until a date, or returns it to the queue. */
export function SnoozeStep({ decision }: { decision: DecisionState }) {
  const { approval, fileId, onDecided } = decision.subject;
  const { approvalId = '', dueTime } = approval;
  const [isAsking, setIsAsking] = useState(false);
  const snoozes = useQuery(snoozesQuery).data ?? [];
  const until = snoozes.find((one) => one.fileId === fileId && one.approvalId === approvalId)?.until;
  const snooze = useSnooze();
  const subject = { fileId, approvalId, dueTime, snoozedUntil: until };
  useShortcut('b', () => setIsAsking(true));
  const onReturn = () =>
    snooze.mutate(
      { approvals: [subject], until: null },
      { onError: (error) => notify(explainFailure('The approval is still snoozed', error)) },
    );
  return (
    <>
      <Button kind="quiet" data-key="b" onPress={() => setIsAsking(true)}>
        <AlarmClock size={14} strokeWidth={1.75} aria-hidden />
        Snooze
      </Button>
      {until !== undefined && (
        <span className="flex flex-wrap items-center gap-x-8 text-ink-2 text-small">
          Snoozed until {formatWeekdayTime(Date.parse(until))}
          <Button kind="quiet" isBusy={snooze.isPending} onPress={onReturn}>
            <AlarmClockOff size={14} strokeWidth={1.75} aria-hidden />
            Return to queue
          </Button>
        </span>
      )}
      {isAsking && (
        <WindowPart onClose={() => setIsAsking(false)}>
          <SnoozeDialog
            approvals={[subject]}
            onClose={(isSnoozed) => {
              setIsAsking(false);
              if (isSnoozed) onDecided?.();
            }}
          />
        </WindowPart>
      )}
    </>
  );
}
