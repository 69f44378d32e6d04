import { countOf } from '@rotunda/api-client/count-of';
import {
  CalendarClock,
  CalendarX2,
  Clock,
  Eye,
  FolderInput,
  type LucideIcon,
  MessageSquareReply,
  Palette,
  RotateCcw,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { SelectionActions } from '#shared/data-table/selection/selection-actions.tsx';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import type { EditKind } from './event-edit.ts';
import { getOperation } from './to-edit-job.ts';

// Lazy-loaded on first open.
const EditEventsDialog = lazyComponent(() => import('./edit-events-dialog.tsx'), 'EditEventsDialog');

type EventSelectionBarProps = { selection: RowSelection<Occurrence>; zone: string };

type Asked = { kind: EditKind; occurrences: readonly Occurrence[] };

/** The bulk actions for the selected events. Each is a job that continues without the page. */
export function EventSelectionBar({ selection, zone }: EventSelectionBarProps) {
  const session = useSession();
  // A snapshot of the events when the dialog opened, so that exactly the previewed events are sent.
  const [asked, setAsked] = useState<Asked>();
  const hasDeleted = selection.rows.some(({ state }) => state === 'cancelled');
  const isDeletedOnly = selection.rows.every(({ state }) => state === 'cancelled');
  const kinds = isDeletedOnly ? (['restore'] as const) : hasDeleted ? [...CHANGES, 'restore' as const] : CHANGES;
  const actions = kinds.map((kind): MenuAction => {
    const { label, icon } = ACTIONS[kind];
    return {
      id: kind,
      label,
      icon,
      operationId: getOperation(kind),
      disabledReason: findRefusal(session, kind),
      onAction: () => setAsked({ kind, occurrences: selection.rows }),
    };
  });
  return (
    <>
      <SelectionBar selection={selection} noun="event">
        <SelectionActions actions={actions} />
      </SelectionBar>
      {asked && (
        <WindowPart onClose={() => setAsked(undefined)}>
          <EditEventsDialog
            {...asked}
            title={`${ACTIONS[asked.kind].title}: ${countOf(asked.occurrences.length, 'event')}`}
            zone={zone}
            onClose={() => setAsked(undefined)}
            onStarted={selection.onClear}
          />
        </WindowPart>
      )}
    </>
  );
}

const CHANGES = ['shift', 'time', 'guests', 'calendar', 'response', 'color', 'visibility', 'cancel'] as const;

const ACTIONS: Readonly<Record<EditKind, { label: string; title: string; icon: LucideIcon }>> = {
  shift: { label: 'Move time', title: 'Move time', icon: CalendarClock },
  time: { label: 'Set time', title: 'Set time or time zone', icon: Clock },
  guests: { label: 'Guests', title: 'Change guests', icon: Users },
  calendar: { label: 'Move to calendar', title: 'Move to another calendar', icon: FolderInput },
  response: { label: 'Respond', title: 'Respond to invitations', icon: MessageSquareReply },
  color: { label: 'Colour', title: 'Change colour', icon: Palette },
  visibility: { label: 'Visibility', title: 'Change visibility', icon: Eye },
  cancel: { label: 'Cancel events', title: 'Cancel', icon: CalendarX2 },
  restore: { label: 'Restore', title: 'Restore', icon: RotateCcw },
};

function findRefusal(session: Session, kind: EditKind): string | undefined {
  if (kind === 'response' && session.canRespond) return undefined;
  return roleRefusal(session, getOperation(kind), kind === 'cancel' ? 'Cancelling events' : 'Changing events');
}
