import { type ReactNode, useEffect, useState } from 'react';
import type { Moving } from '#features/calendar/move/use-move-mode.ts';
import { useMoveTo } from '#features/calendar/move/use-move-to.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { changeRefusal, deleteRefusal, isWritable } from '#shared/calendar/event-rights.ts';
import type { WriteResult } from '#shared/calendar/event-writes.ts';
import type { CalendarInfo, EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { useEventChanges } from '#shared/calendar/series/use-event-changes.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import { preloadDialog } from '#ui/dialogs/dialog.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

// Lazy-loaded on first open.
const CreateEventDialog = lazyComponent(
  () => import('#features/calendar/create/create-event-dialog.tsx'),
  'CreateEventDialog',
);
const QuickAddDialog = lazyComponent(() => import('#features/calendar/create/quick-add-dialog.tsx'), 'QuickAddDialog');

/** The functions and state that a view needs for creating, moving and deleting events. */
export type GridEditing = {
  isReadOnly: boolean;
  /** Whether it is not known yet if events can be created. */
  isUnknown: boolean;
  /** The reason why this is unknown: the calendars failed to load. */
  unknownReason: string | undefined;
  /** An event whose change is being confirmed or sent, shown at its new time. */
  override: Moving | undefined;
  isMovable: (occurrence: Occurrence) => boolean;
  onCreate: (time: EventTime) => void;
  onDrop: (moving: Moving) => void;
  onDelete: (occurrence: Occurrence) => void;
};

type GridEditingOptions = {
  zone: string;
  calendars: readonly CalendarInfo[];
  /** Whether the calendars are loading. */
  isLoading: boolean;
  /** Whether the calendars failed to load. */
  hasFailed: boolean;
  /** Opens an event beside the grid, or closes the open event. */
  onOpen: (key: string | undefined) => void;
};

type OpenDialog = { kind: 'event'; time: EventTime } | { kind: 'line' };

/** Creates, moves and deletes events on the calendar. `dialogs` renders the dialogs for this. */
export function useGridEditing({ zone, calendars, isLoading, hasFailed, onOpen }: GridEditingOptions) {
  const session = useSession();
  const changes = useEventChanges(zone);
  const [asking, setAsking] = useState<OpenDialog | undefined>(undefined);
  const writable = calendars.filter(isWritable);
  const canInsert = canCall(session, 'calendar.events.insert');
  const isReadOnly = writable.length === 0 || !canInsert;
  useEffect(() => {
    if (!isReadOnly) void preloadDialog();
  }, [isReadOnly]);
  const request = async (next: EventRequest) => {
    const done = await changes.request(next);
    if (!done) return;
    if (next.kind === 'delete') onOpen(undefined);
    if (next.kind === 'calendar') onOpen(done.key);
  };
  const onDelete = (occurrence: Occurrence) => {
    const refusal = deleteRefusal(session, occurrence);
    if (refusal === undefined) void request({ kind: 'delete', occurrence });
    else notify(refusal);
  };
  const { onMoveTo, dialog } = useMoveTo({ zone, calendars, onRequest: (next) => void request(next) });
  const close = () => setAsking(undefined);
  const onDone = (done: WriteResult) => {
    close();
    onOpen(done.key);
  };
  const dialogs: ReactNode = (
    <>
      {changes.question}
      {dialog}
      {asking && (
        <WindowPart onClose={close}>
          {asking.kind === 'event' && (
            <CreateEventDialog time={asking.time} zone={zone} calendars={writable} onDone={onDone} onClose={close} />
          )}
          {asking.kind === 'line' && (
            <QuickAddDialog zone={zone} calendars={writable} onDone={onDone} onClose={close} />
          )}
        </WindowPart>
      )}
    </>
  );
  const editing: GridEditing = {
    isReadOnly,
    isUnknown: isLoading && canInsert,
    unknownReason: hasFailed && canInsert ? 'The calendars could not be loaded.' : undefined,
    override: findOverride(changes.pending),
    isMovable: (occurrence) => changeRefusal(session, occurrence) === undefined,
    onCreate: (time) => setAsking({ kind: 'event', time }),
    onDrop: ({ occurrence, time }) =>
      void request({ kind: 'change', verb: 'Move', occurrence, change: { patch: {}, time } }),
    onDelete,
  };
  return { editing, dialogs, request, onMoveTo, onQuickAdd: () => setAsking({ kind: 'line' }) };
}

function findOverride(pending: EventRequest | undefined): Moving | undefined {
  const time = pending && 'change' in pending ? pending.change?.time : undefined;
  return pending && time && { occurrence: pending.occurrence, time };
}
