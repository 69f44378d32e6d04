import { CalendarOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { getDays } from '#shared/calendar/event-days.ts';
import { countOtherGuests, isWritable } from '#shared/calendar/event-rights.ts';
import { createEvent, type Notice } from '#shared/calendar/event-writes.ts';
import type { CalendarInfo, EventTime, ServiceEvent } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { EditorPart } from './editor/editor-part.tsx';
import { type EventForm, toEventBody, toEventForm, toEventTime } from './editor/event-form.ts';
import { KindFields, toKindForm, toKindMembers } from './editor/kind-fields.tsx';

type NewEventPageProps = {
  calendars: readonly CalendarInfo[];
  calendarId: string | undefined;
  /** The initial values of the event. */
  time: EventTime;
  template: ServiceEvent;
  zone: string;
  /** Renders a link back to the first day of the event. */
  renderBack: (date: string) => ReactNode;
  /** Shows the created event on its first day. */
  onDone: (key: string, date: string) => void;
};

const NOTICES = [
  { value: 'all', label: 'All guests' },
  { value: 'externalOnly', label: 'External guests only' },
  { value: 'none', label: 'No one' },
] as const;

/** The page for creating an event with all properties. */
export function NewEventPage(props: NewEventPageProps) {
  const { calendars, calendarId, time, template, zone, renderBack, onDone } = props;
  const session = useSession();
  const writable = calendars.filter(isWritable);
  const [chosenId, setChosenId] = useState(
    () => (writable.find(({ id }) => id === calendarId) ?? writable[0])?.id ?? '',
  );
  const [notice, setNotice] = useState<Notice>('all');
  const [kind, setKind] = useState(() => toKindForm(template));
  const [fault, setFault] = useState<Error | undefined>(undefined);
  const { run, isWriting } = useCalendarWrite();
  const [initial] = useState(() => toEventForm(template, time, zone));
  const save = (form: EventForm) => {
    const reported = hasGuests(form) ? notice : 'none';
    const body = { ...toEventBody(form), ...toKindMembers(kind) };
    setFault(undefined);
    return run(() => createEvent(chosenId, body, reported), setFault);
  };
  const firstDay = getDays({ time }, zone)[0].toString();
  if (writable.length === 0 || !canCall(session, 'calendar.events.insert')) {
    return (
      <>
        <PageHead title="New event" back={renderBack(firstDay)} />
        <EmptyState icon={CalendarOff} title="You cannot add events to any calendar">
          Creating events requires the Operator role and a calendar that you can edit.
        </EmptyState>
      </>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title="New event" back={renderBack(firstDay)} />
      <div
        data-scroll-restoration-id="screen"
        className="min-h-0 flex-1 overflow-auto border-line border-t px-16 py-20"
      >
        <EditorPart
          name={`new ${initial.when.startDate} ${initial.when.startClock} ${initial.summary}`}
          initial={initial}
          fault={fault}
          calendars={writable}
          calendarId={chosenId}
          onCalendar={setChosenId}
          refusal={undefined}
          saveLabel="Create event"
          operationId="calendar.events.insert"
          isSaving={isWriting}
          onSave={save}
          onSaved={({ key = '' }, form) =>
            onDone(key, getDays({ time: toEventTime(form) ?? time }, zone)[0].toString())
          }
          lead={<KindFields form={kind} onChange={setKind} />}
          question={(form) =>
            hasGuests(form) && <NativeSelect label="Notify" choices={NOTICES} value={notice} onChange={setNotice} />
          }
        />
      </div>
    </div>
  );
}

function hasGuests({ guests }: EventForm): boolean {
  return countOtherGuests({ attendees: [...guests] }) > 0;
}
