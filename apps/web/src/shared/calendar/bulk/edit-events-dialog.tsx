import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { isWritable, otherGuestCount } from '#shared/calendar/event-rights.ts';
import type { Notice } from '#shared/calendar/event-writes.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { Scope } from '#shared/calendar/series/event-change.ts';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { countOf } from '#shared/format/count.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { WindowPart } from '#ui/part.tsx';
import { RadioChoice } from '#ui/radio-choice.tsx';
import { EditFields } from './edit-fields.tsx';
import { EditPlanView } from './edit-plan-view.tsx';
import type { EditKind } from './event-edit.ts';
import { operationOf, toEditJob } from './to-edit-job.ts';
import { useEditForm } from './use-edit-form.ts';
import { type PlannedEdit, useEditPlan } from './use-edit-plan.ts';

// Loaded when the job begins.
const JobReportDialog = lazyComponent(() => import('#shared/jobs/job-report-dialog.tsx'), 'JobReportDialog');

type EditEventsDialogProps = {
  title: string;
  kind: EditKind;
  occurrences: readonly Occurrence[];
  zone: string;
  onClose: () => void;
  /** Called when the change has been started. */
  onStarted: () => void;
};

/** Changes many events: asks what, shows each change and who is busy then, and makes them as one job. */
export function EditEventsDialog({ title, kind, occurrences, zone, onClose, onStarted }: EditEventsDialogProps) {
  const client = useQueryClient();
  const destinations = useCalendarInfos().calendars.filter(isWritable);
  const form = useEditForm(kind, destinations);
  const [scope, setScope] = useState<Scope>('one');
  const [notice, setNotice] = useState<Notice>('all');
  const plan = useEditPlan(zone);
  const begin = useMutation({
    mutationFn: async (planned: PlannedEdit) => startJob(await toEditJob({ ...planned, notice: noticed, zone })),
    onSuccess: () => {
      onStarted();
      return client.invalidateQueries({ queryKey: jobsQuery.queryKey });
    },
  });
  const guestCount = occurrences.reduce((sum, { event }) => sum + otherGuestCount(event), 0);
  const mayNotify = kind !== 'response' && (guestCount > 0 || kind === 'guests');
  const noticed: Notice = mayNotify ? notice : 'none';
  if (begin.data) {
    return (
      <WindowPart onClose={onClose}>
        {/* Screens read events again when the job ends. */}
        <JobReportDialog job={begin.data} onEnd={() => undefined} onUndone={begin.reset} onClose={onClose} />
      </WindowPart>
    );
  }
  const back = () => {
    plan.reset();
    begin.reset();
  };
  const { result } = form;
  const failure = begin.error
    ? explainFailure('The job was not started', begin.error)
    : plan.error && explainFailure('The changes could not be planned', plan.error);
  return (
    <Dialog title={title} isOpen isWide onClose={onClose}>
      {plan.data ? (
        <PlanStep planned={plan.data} error={failure} begin={begin} onBack={back} onClose={onClose} />
      ) : (
        <>
          <EditFields kind={kind} form={form} destinations={destinations} />
          <SeriesScope occurrences={occurrences} kind={kind} value={scope} onChange={setScope} />
          {mayNotify && <RadioChoice label="Notify" options={NOTICES} value={notice} onChange={setNotice} />}
          <DialogFoot error={failure} onClose={onClose}>
            <Button
              kind="primary"
              size="form"
              isBusy={plan.isPending}
              disabledReason={'problem' in result ? result.problem : undefined}
              onPress={() => 'edit' in result && plan.mutate({ occurrences, edit: result.edit, scope })}
            >
              Preview
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

const NOTICES = [
  { value: 'all', label: 'All guests' },
  { value: 'externalOnly', label: 'External guests only' },
  { value: 'none', label: 'No one', detail: 'The events still change in their calendars.' },
] as const;

type PlanStepProps = {
  planned: PlannedEdit;
  error: string | null | undefined;
  begin: { mutate: (planned: PlannedEdit) => void; isPending: boolean };
  onBack: () => void;
  onClose: () => void;
};

function PlanStep({ planned, error, begin, onBack, onClose }: PlanStepProps) {
  const { kind } = planned.edit;
  const count = planned.plan.changes.length;
  return (
    <>
      <EditPlanView planned={planned} />
      <DialogFoot effect="undo" error={error} onClose={onClose}>
        <Button size="form" onPress={onBack}>
          Back
        </Button>
        <Button
          kind={kind === 'cancel' ? 'danger' : 'primary'}
          size="form"
          data-op={operationOf(kind)}
          disabledReason={count === 0 ? 'Nothing to change' : undefined}
          isBusy={begin.isPending}
          onPress={() => begin.mutate(planned)}
        >
          {`${VERBS[kind]} ${countOf(count, 'event')}`}
        </Button>
      </DialogFoot>
    </>
  );
}

const VERBS: Readonly<Record<EditKind, string>> = {
  shift: 'Move',
  time: 'Change',
  calendar: 'Move',
  guests: 'Change',
  response: 'Respond to',
  color: 'Change',
  visibility: 'Change',
  cancel: 'Cancel',
  restore: 'Restore',
};

type SeriesScopeProps = {
  occurrences: readonly Occurrence[];
  kind: EditKind;
  value: Scope;
  onChange: (scope: Scope) => void;
};

/** How much of their series the selected events stand for, where some of them recur. */
function SeriesScope({ occurrences, kind, value, onChange }: SeriesScopeProps) {
  const count = new Set(occurrences.flatMap(({ event }) => event.recurringEventId ?? [])).size;
  if (count === 0) return null;
  const isDivisible = kind !== 'response' && kind !== 'calendar' && kind !== 'restore';
  return (
    <RadioChoice
      label={count === 1 ? 'Apply to (1 series selected)' : `Apply to (${count} series selected)`}
      options={[
        { value: 'one', label: 'Selected events' },
        ...(isDivisible
          ? [{ value: 'following', label: 'Selected and following events', detail: FOLLOWING } as const]
          : []),
        { value: 'all', label: 'All events of each series' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

const FOLLOWING = 'From the first selected event of each series on.';
