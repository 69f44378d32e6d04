import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { formatInProgress } from '#shared/format/action-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cancelCall } from './delayed-call.ts';
import { type DelayedCall, delayedCallsQuery } from './delayed-calls-query.ts';

/** Lists the pending calls, with the remaining time to undo them. */
export function PendingCallList({ delayedCalls }: { delayedCalls: readonly DelayedCall[] }) {
  const nowMs = useNow(1_000);
  const client = useQueryClient();
  return (
    <ul aria-label="Waiting to be sent" className="border-line border-b empty:hidden">
      {delayedCalls.map((send) => (
        <li key={send.delayedCallId} className="flex items-center gap-8 px-16 py-8">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{formatInProgress(send.label)}</span>
            <span className="text-ink-3 text-small">{formatTimeLeft(Date.parse(send.sendTime) - nowMs)}</span>
          </span>
          <Button
            onPress={() =>
              void cancelCall(send).then(() => client.invalidateQueries({ queryKey: delayedCallsQuery.queryKey }))
            }
          >
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}

function formatTimeLeft(leftMs: number): string {
  return leftMs <= 0 ? 'Sending' : `In ${Math.ceil(leftMs / 1000)} s`;
}
