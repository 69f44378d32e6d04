import { countOf } from '@rotunda/api-client/count-of';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { getCalls, useCalls } from '#shared/api/call-log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { CallItem } from './call-item.tsx';
import { CALLS_PANEL_ID } from './calls-drawer-state.ts';
import { formatCost } from './cost.ts';
import { formatPaging } from './paging.ts';
import { useStableCalls } from './use-stable-calls.ts';

const SCOPES = [
  { value: 'region', label: 'this list' },
  { value: 'screen', label: 'this screen' },
  { value: 'tab', label: 'everything in this tab' },
] as const;
type Scope = (typeof SCOPES)[number]['value'];

type CallsPanelProps = {
  operationIds: readonly string[] | undefined;
  /** The highlighted call. */
  callId?: number | undefined;
  onClose: () => void;
};

/** Lists all requests that the console has sent from here, newest first, with their outcomes. */
export function CallsPanel({ operationIds, callId, onClose }: CallsPanelProps) {
  const all = useCalls();
  // A requested call is shown, regardless of its screen.
  const firstScope = operationIds ? 'region' : callId === undefined ? 'screen' : 'tab';
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [scope, setScope] = useState<Scope>(firstScope);
  const scopes = operationIds ? SCOPES : SCOPES.slice(1);
  const sent = {
    region: () => getCalls(all, operationIds ?? []),
    screen: () => all.filter((call) => getScreen(call.page) === getScreen(page)),
    tab: () => all,
  }[scope]();
  const { isListed, showNew } = useStableCalls(all, callId);
  const calls = sent.filter(isListed);
  return (
    <SidePanel title="Calls" id={CALLS_PANEL_ID} takesFocus onClose={onClose}>
      <div className="mb-12 flex min-h-28 items-center gap-8">
        <SingleSelect label="Sent for" choices={scopes} value={scope} onChange={setScope} />
        <span role="status" className="text-ink-2">
          {countOf(calls.length, 'call')}
        </span>
        <span className="min-w-0 flex-1 truncate text-ink-3">{formatCost(calls)}</span>
        <NewCalls count={sent.length - calls.length} onShow={showNew} />
      </div>
      {calls.length === 0 ? (
        <p className="text-ink-2">
          {scope === 'screen' ? 'No calls yet. The data was loaded by another screen.' : 'No calls yet.'}
        </p>
      ) : (
        <ul aria-label="Calls" className="-mx-16 flex flex-col">
          {calls.map((call) => (
            <CallItem
              key={call.callId}
              call={call}
              paging={formatPaging(call, all)}
              isMarked={call.callId === callId}
            />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

/** Returns the part of a path that identifies a screen. The calendar is a single screen, regardless of its days. */
function getScreen(path: string): string {
  return path.replace(/^\/calendar\/.*/, '/calendar');
}

/** Shows the number of new calls above the list, without covering or moving any. */
function NewCalls({ count, onShow }: { count: number; onShow: () => void }) {
  return <span role="status">{count > 0 && <Button onPress={onShow}>{count} new, show</Button>}</span>;
}
