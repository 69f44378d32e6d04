import { useState } from 'react';
import { countOf } from '#shared/format/count.ts';
import { Button } from '#ui/button.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { CallItem } from './call-item.tsx';
import { callsOf, useCalls } from './call-log.ts';
import { costText } from './cost.ts';
import { pagingText } from './paging.ts';
import { useStillCalls } from './use-still-calls.ts';

type Scope = 'region' | 'tab';

const SCOPES = [
  { value: 'region', label: 'this list' },
  { value: 'tab', label: 'everything in this tab' },
] as const;

type CallsPanelProps = {
  operationIds: readonly string[] | undefined;
  /** The call that is marked. */
  callId?: number | undefined;
  onClose: () => void;
};

/** Every request that the console has sent from here, newest first, with what came of it. */
export function CallsPanel({ operationIds, callId, onClose }: CallsPanelProps) {
  const all = useCalls();
  const [scope, setScope] = useState<Scope>(operationIds ? 'region' : 'tab');
  const sent = operationIds && scope === 'region' ? callsOf(all, operationIds) : all;
  const { isListed, showNew } = useStillCalls(all, callId);
  const calls = sent.filter(isListed);
  return (
    <SidePanel title="Calls" onClose={onClose}>
      <div className="mb-12 flex min-h-28 items-center gap-8">
        {operationIds && <SingleSelect label="Sent for" choices={SCOPES} value={scope} onChange={setScope} />}
        <span role="status" className="text-ink-2">
          {countOf(calls.length, 'call')}
        </span>
        <span className="min-w-0 flex-1 truncate text-ink-3">{costText(calls)}</span>
        <NewCalls count={sent.length - calls.length} onShow={showNew} />
      </div>
      {calls.length === 0 ? (
        <p className="text-ink-2">No calls yet.</p>
      ) : (
        <ul aria-label="Calls" className="-mx-16 flex flex-col">
          {calls.map((call) => (
            <CallItem key={call.callId} call={call} paging={pagingText(call, all)} isMarked={call.callId === callId} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

/** Tells in the line above the calls how many wait to be listed: nothing is covered by it, and nothing moves. */
function NewCalls({ count, onShow }: { count: number; onShow: () => void }) {
  return <span role="status">{count > 0 && <Button onPress={onShow}>{count} new, show</Button>}</span>;
}
