import type { OperationId } from '@rotunda/api-client/operations';
import { type ComponentType, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { formatWeekdayTime, getZoneLabel } from '#shared/format/time.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AttentionLine } from './attention-line.tsx';
import { readEmptyPanels } from './empty-panels.ts';
import { FailingPanel } from './failing-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { RequestsPanel, WaitingPanel } from './review-panels.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';

const TICK_MS = 60_000;

type Panel = { title: string; operationId?: OperationId; View: ComponentType<{ shortcut: string; nowMs: number }> };

/** The panels in order. If a panel has nothing to show without a certain operation, it is given. */
const panels: readonly Panel[] = [
  { title: 'Waiting for you', operationId: 'drive.approvals.list', View: WaitingPanel },
  { title: 'Failures in the last 7 days', operationId: 'script.processes.list', View: FailingPanel },
  { title: 'Coming up', operationId: 'calendar.events.list', View: UpcomingPanel },
  { title: 'Access requests', operationId: 'drive.accessproposals.list', View: RequestsPanel },
  { title: 'Changed files', operationId: 'drive.files.list', View: FilesPanel },
  { title: 'Jobs', View: JobsPanel },
];

/** Shows what needs the user's attention, within their role. Each panel links to the screen with all items. */
export function HomePage() {
  const session = useSession();
  const nowMs = useNow(TICK_MS);
  // Based on the previous visit, because panels that move while being read would be disruptive.
  const [emptyBefore] = useState(readEmptyPanels);
  const shown = panels
    .filter(({ operationId }) => operationId === undefined || canCall(session, operationId))
    .map((panel, index) => ({ ...panel, shortcut: String(index + 1) }))
    .toSorted((one, other) => Number(emptyBefore.has(one.title)) - Number(emptyBefore.has(other.title)));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Home"
        detail={
          <span className="text-ink-3">
            {session.name}, {formatWeekdayTime(nowMs)} {getZoneLabel(nowMs)}
          </span>
        }
      />
      <ErrorBoundary name="Needs attention">
        <AttentionLine nowMs={nowMs} />
      </ErrorBoundary>
      {/* As many columns as fit beside help or calls, not as the window is wide. */}
      <div data-scroll-restoration-id="screen" className="@container min-h-0 flex-1 overflow-auto">
        <div className="grid auto-rows-max gap-16 px-16 pb-16 @min-[680px]:grid-cols-2 @min-[680px]:@max-[1160px]:[&>:last-child:nth-child(odd)]:col-span-full @min-[1160px]:grid-cols-3 @min-[1160px]:[&>:last-child:nth-child(3n+1)]:col-span-full">
          {shown.map(({ title, View, shortcut }) => (
            <ErrorBoundary key={title} name={title}>
              <View shortcut={shortcut} nowMs={nowMs} />
            </ErrorBoundary>
          ))}
          <ErrorBoundary name="Places">
            <PlacesPanel nowMs={nowMs} />
          </ErrorBoundary>
        </div>
      </div>
    </div>
  );
}
