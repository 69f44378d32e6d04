import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { changeRefusal } from '#shared/calendar/event-rights.ts';
import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { useSession } from '#shared/session/session.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

// Lazy-loaded on first open.
const MoveEventDialog = lazyComponent(() => import('./move-event-dialog.tsx'), 'MoveEventDialog');

type MoveToOptions = {
  zone: string;
  calendars: readonly CalendarInfo[];
  onRequest: (request: EventRequest) => void;
};

/** Opens the dialog for moving an event, or explains why it cannot be moved. */
export function useMoveTo({ zone, calendars, onRequest }: MoveToOptions) {
  const session = useSession();
  const [occurrence, setOccurrence] = useState<Occurrence | undefined>(undefined);
  const close = () => setOccurrence(undefined);
  const onMoveTo = (wanted: Occurrence) => {
    const refusal = changeRefusal(session, wanted);
    if (refusal === undefined) setOccurrence(wanted);
    else notify(refusal);
  };
  const dialog: ReactNode = occurrence && (
    <WindowPart onClose={close}>
      <MoveEventDialog
        occurrence={occurrence}
        calendars={calendars}
        zone={zone}
        onMove={(request) => {
          close();
          onRequest(request);
        }}
        onClose={close}
      />
    </WindowPart>
  );
  return { onMoveTo, dialog };
}
