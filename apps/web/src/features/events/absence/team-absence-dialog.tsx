import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DECLINES } from '#features/events/editor/kind-fields.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { TimeFields } from '#shared/calendar/fields/time-fields.tsx';
import { readTimeForm, type TimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { getActionLabel } from '#shared/format/action-label.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { SkippedList } from '#shared/jobs/skipped-list.tsx';
import { startJob } from '#shared/jobs/start-job.ts';
import { splitAddresses } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { AbsenceConflicts } from './absence-conflicts.tsx';
import { useCalendarRights } from './calendar-rights.ts';
import { toAbsenceJob, toAbsentPeople } from './team-absence.ts';
import { useTeamAvailability } from './use-team-availability.ts';

// Lazy-loaded when the job starts.
const JobReportDialog = lazyComponent(() => import('#shared/jobs/job-report-dialog.tsx'), 'JobReportDialog');

type TeamAbsenceDialogProps = { calendars: readonly CalendarInfo[]; zone: string; onClose: () => void };

/** Creates an out-of-office event in several people's calendars, as one job. */
export function TeamAbsenceDialog({ calendars, zone, onClose }: TeamAbsenceDialogProps) {
  const client = useQueryClient();
  const [who, setWho] = useState('');
  const [title, setTitle] = useState('Out of office');
  const [when, setWhen] = useState<TimeForm>(() => getNextDay(zone));
  const [declines, setDeclines] = useState<(typeof DECLINES)[number]['value']>('declineOnlyNewConflictingInvitations');
  const [message, setMessage] = useState('');
  const begin = useMutation({
    mutationFn: startJob,
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  const { addresses, invalid } = splitAddresses(who);
  const settled = splitAddresses(useDebouncedText(who)).addresses;
  const unlisted = settled.filter((email) => !calendars.some(({ id }) => id.toLowerCase() === email.toLowerCase()));
  const time = readTimeForm(when);
  const availability = useTeamAvailability(settled, 'problem' in time || time.isAllDay ? undefined : time);
  const people = toAbsentPeople(addresses, calendars, useCalendarRights(unlisted, availability));
  if (begin.data) {
    return (
      <WindowPart onClose={onClose}>
        {/* Screens read events again when the job ends. */}
        <JobReportDialog job={begin.data} onEnd={() => undefined} onUndone={begin.reset} onClose={onClose} />
      </WindowPart>
    );
  }
  const open = people.filter(({ reason }) => reason === undefined);
  const skipped = people.flatMap(({ name, reason }) => (reason === undefined ? [] : [{ title: name, reason }]));
  const [problem] = [
    ...(addresses.length === 0 ? ['Add at least one person.'] : []),
    ...invalid.map((text) => `Not an email address: ${text}`),
    ...('problem' in time ? [time.problem] : []),
    ...(open.length === 0 ? ['You cannot edit the calendar of any of these people.'] : []),
  ];
  const save = () => {
    if ('problem' in time || time.isAllDay) return;
    const { start, end } = time;
    begin.mutate(toAbsenceJob({ emails: addresses, title, start, end, zone: when.zone, declines, message }, open));
  };
  return (
    <Dialog title="Team out of office" isOpen onClose={onClose}>
      <PeopleField
        label="People"
        description="The event is created in each person’s own calendar. You need edit access to it."
        isNoticeHidden
        autoFocus
        value={who}
        onChange={setWho}
      />
      <TextField label="Title" value={title} onChange={setTitle} />
      <TimeFields form={when} onChange={setWhen} isTimed />
      <NativeSelect label="Conflicting meetings" choices={DECLINES} value={declines} onChange={setDeclines} />
      {declines !== 'declineNone' && (
        <TextField label="Message to organizers (optional)" value={message} onChange={setMessage} />
      )}
      {skipped.length > 0 && <SkippedList items={skipped} />}
      {!('problem' in time) && <AbsenceConflicts people={open} availability={availability} />}
      <DialogFoot
        effect="undo"
        error={begin.error && explainFailure('The job was not started', begin.error)}
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op="calendar.events.insert"
          disabledReason={problem}
          isBusy={begin.isPending}
          onPress={save}
        >
          {getActionLabel('Create', open.length, 'person', 'for')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Returns tomorrow from its first to its last minute, because out-of-office events are timed. */
function getNextDay(zone: string): TimeForm {
  const start = Temporal.Now.plainDateISO(zone).add({ days: 1 }).toZonedDateTime(zone);
  const end = start.add({ days: 1 });
  return toTimeForm({ isAllDay: false, start: start.toInstant(), end: end.toInstant() }, zone);
}
