import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { formatEditableDay } from '#shared/calendar/fields/parse-day.ts';
import { getDay, startOfDay } from '#shared/format/start-of-day.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { isAddress } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { absencesQuery, createAbsence } from './absence-queries.ts';
import { toOutOfOffice } from './out-of-office.ts';

const OUT_OF_OFFICE_PAGE_SIZE = 3;

/** Asks when the user is away, and who stands in. */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { email } = useSession();
  const [openedMs] = useState(() => Date.now());
  const zone = getCurrentZone();
  const [standIn, setStandIn] = useState('');
  const [firstDay, setFirstDay] = useState(getDay(openedMs, zone));
  const [lastDay, setLastDay] = useState('');
  const submit = useDialogSubmit(onClose);
  const refusal = findRefusal({ standIn: standIn.trim(), email, firstDay, lastDay, today: getDay(openedMs, zone) });
  const send = async () => {
    const startMs = Math.max(Date.parse(startOfDay(firstDay)), openedMs);
    const startTime = new Date(startMs).toISOString();
    await createAbsence({ standIn: standIn.trim(), startTime, endTime: startOfDay(lastDay, 1) });
    await client.invalidateQueries(absencesQuery);
  };
  return (
    <Dialog title="Set time away" isOpen onClose={onClose}>
      <OutOfOfficeEvents
        openedMs={openedMs}
        onChoose={(first, last) => {
          setFirstDay(first);
          setLastDay(last);
        }}
      />
      <div className="flex flex-wrap gap-8">
        <div className="w-day max-w-full">
          <DayField label="First day" value={firstDay} zone={zone} onChange={setFirstDay} />
        </div>
        <div className="w-day max-w-full">
          <DayField label="Last day" value={lastDay} zone={zone} onChange={setLastDay} />
        </div>
      </div>
      <PeopleField
        label="Stand-in"
        description="Name or email address. They need access to the files."
        isSingle
        without={[email]}
        value={standIn}
        onChange={setStandIn}
      />
      <DialogFoot error={submit.error} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          isBusy={submit.isPending}
          disabledReason={refusal}
          onPress={() => void submit.submit(send)}
        >
          Set time away
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type Entered = { standIn: string; email: string; firstDay: string; lastDay: string; today: string };

function findRefusal({ standIn, email, firstDay, lastDay, today }: Entered): string | undefined {
  if (firstDay === '' || lastDay === '') return 'Choose the first and the last day.';
  if (lastDay < firstDay || lastDay < today)
    return 'Choose a last day that is not in the past or before the first day.';
  if (!isAddress(standIn)) return 'Enter the stand-in’s address.';
  return standIn.toLowerCase() === email.toLowerCase() ? 'Choose another person.' : undefined;
}

type OutOfOfficeEventsProps = { openedMs: number; onChoose: (firstDay: string, lastDay: string) => void };

/** Suggests the days of the next out-of-office events in the user's own calendar. */
function OutOfOfficeEvents({ openedMs, onChoose }: OutOfOfficeEventsProps) {
  const session = useSession();
  const events = useQuery({
    ...operationQuery('calendar.events.list', {
      calendarId: 'primary',
      eventTypes: ['outOfOffice'],
      timeMin: new Date(openedMs).toISOString(),
      singleEvents: true,
      orderBy: 'startTime',
      maxResults: OUT_OF_OFFICE_PAGE_SIZE,
    }),
    enabled: canCall(session, 'calendar.events.list'),
  });
  const offered = toOutOfOffice(events.data?.items ?? []);
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium text-ink-2 text-small">From your calendar</p>
      <ul aria-label="Out-of-office events" className="flex flex-wrap gap-8">
        {offered.map(({ id, title, firstDay, lastDay }) => (
          <li key={id}>
            <Button onPress={() => onChoose(firstDay, lastDay)}>
              {title}, {formatDay(firstDay)}
              {lastDay !== firstDay && ` – ${formatDay(lastDay)}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function formatDay(day: string): string {
  return formatEditableDay(Temporal.PlainDate.from(day));
}
