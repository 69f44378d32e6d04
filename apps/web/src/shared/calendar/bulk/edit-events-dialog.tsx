import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { countOtherGuests, isWritable } from '#shared/calendar/event-rights.ts';
import type { Notice } from '#shared/calendar/event-writes.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { Scope } from '#shared/calendar/series/event-change.ts';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { EditFields } from './edit-fields.tsx';
import { EditPlanStep } from './edit-plan-step.tsx';
import type { EditKind } from './event-edit.ts';
import { SeriesScope } from './series-scope.tsx';
import { toEditJob } from './to-edit-job.ts';
import { useEditForm } from './use-edit-form.ts';
import { type PlannedEdit, useEditPlan, useInstantPlan } from './use-edit-plan.ts';

// Lazy-loaded when the job starts.
const JobReportDialog = lazyComponent(() => import('#shared/jobs/job-report-dialog.tsx'), 'JobReportDialog');

type EditEventsDialogProps = {
  title: string;
  kind: EditKind;
  occurrences: readonly Occurrence[];
  zone: string;
  onClose: () => void;
  /** Called when the change has started. */
  onStarted: () => void;
};

/**
 * Changes many events: asks for the change, previews each event and who is busy at the new time, and runs the change as one job.
 * If no input is needed, shows the preview immediately.
 */
export function EditEventsDialog({ title, onStarted, ...props }: EditEventsDialogProps) {
  const { kind, zone, onClose } = props;
  const client = useQueryClient();
  const begin = useMutation({
    mutationFn: async ({ planned, notice }: StartedEdit) => startJob(await toEditJob({ ...planned, notice, zone })),
    onSuccess: () => {
      onStarted();
      return client.invalidateQueries({ queryKey: jobsQuery.queryKey });
    },
  });
  if (begin.data) {
    return (
      <WindowPart onClose={onClose}>
        {/* Screens read events again when the job ends. */}
        <JobReportDialog job={begin.data} onEnd={() => undefined} onUndone={begin.reset} onClose={onClose} />
      </WindowPart>
    );
  }
  return (
    <Dialog title={title} isOpen isWide onClose={onClose}>
      {kind === 'cancel' || kind === 'restore' ? (
        <InstantEdit {...props} kind={kind} begin={begin} />
      ) : (
        <EnteredEdit {...props} begin={begin} />
      )}
    </Dialog>
  );
}

/** A plan to run as a job, and whom it notifies. */
type StartedEdit = { planned: PlannedEdit; notice: Notice };
type EditProps = Omit<EditEventsDialogProps, 'title' | 'onStarted'> & {
  begin: { mutate: (started: StartedEdit) => void; reset: () => void; isPending: boolean; error: Error | null };
};

/** An edit without input. */
function InstantEdit(props: EditProps & { kind: 'cancel' | 'restore' }) {
  const { kind, occurrences, zone, begin, onClose } = props;
  const [scope, setScope] = useState<Scope>('one');
  const [notice, setNotice] = useState<Notice>('all');
  const plan = useInstantPlan(zone, { occurrences, edit: { kind }, scope });
  const hasGuests = countGuests(occurrences) > 0;
  return (
    <>
      <SeriesScope occurrences={occurrences} kind={kind} value={scope} onChange={setScope} />
      {hasGuests && <NoticeChoice value={notice} onChange={setNotice} />}
      <EditPlanStep
        kind={kind}
        onClose={onClose}
        planned={plan.data}
        isOutdated={plan.isPlaceholderData}
        isBusy={begin.isPending}
        error={explainErrors(begin.error, plan.error)}
        onBegin={(planned) => begin.mutate({ planned, notice: hasGuests ? notice : 'none' })}
      />
    </>
  );
}

/** An edit whose values are entered before the preview. */
function EnteredEdit({ kind, occurrences, zone, begin, onClose }: EditProps) {
  const destinations = useCalendarInfos().calendars.filter(isWritable);
  const form = useEditForm(kind, destinations);
  const [scope, setScope] = useState<Scope>('one');
  const [notice, setNotice] = useState<Notice>('all');
  const plan = useEditPlan(zone);
  const canNotify = kind !== 'response' && (countGuests(occurrences) > 0 || kind === 'guests');
  const failure = explainErrors(begin.error, plan.error);
  if (plan.data) {
    const goBack = () => {
      plan.reset();
      begin.reset();
    };
    const onBegin = (planned: PlannedEdit) => begin.mutate({ planned, notice: canNotify ? notice : 'none' });
    const { isPending: isBusy } = begin;
    return (
      <EditPlanStep
        kind={kind}
        isBusy={isBusy}
        onBegin={onBegin}
        onClose={onClose}
        planned={plan.data}
        error={failure}
        onBack={goBack}
      />
    );
  }
  const { result } = form;
  return (
    <>
      <EditFields kind={kind} form={form} destinations={destinations} />
      <SeriesScope occurrences={occurrences} kind={kind} value={scope} onChange={setScope} />
      {canNotify && <NoticeChoice value={notice} onChange={setNotice} />}
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
  );
}

function countGuests(occurrences: readonly Occurrence[]): number {
  return occurrences.reduce((sum, { event }) => sum + countOtherGuests(event), 0);
}

function explainErrors(startError: Error | null, planError: Error | null): string | null {
  if (startError) return explainFailure('The job was not started', startError);
  return planError && explainFailure('The changes could not be planned', planError);
}

function NoticeChoice({ value, onChange }: { value: Notice; onChange: (notice: Notice) => void }) {
  return <RadioChoice label="Notify" options={NOTICES} value={value} onChange={onChange} />;
}

const NOTICES = [
  { value: 'all', label: 'All guests' },
  { value: 'externalOnly', label: 'External guests only' },
  { value: 'none', label: 'No one', detail: 'The events still change in their calendars.' },
] as const;
