import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Approval } from '#features/approvals/approval.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatNear } from '#shared/format/time.ts';
import { toWall } from '#shared/format/to-wall.ts';
import { currentZone } from '#shared/format/zone.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { isAddress } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Escalation, escalationsQuery, setEscalations } from './escalation-queries.ts';
import { EscalationStepFields, type StepEntry, timeOfStep } from './escalation-step-fields.tsx';

type EscalationDialogProps = { fileId: string; approval: Approval; onClose: () => void };

/** Asks what happens to an approval if reviewers do not respond in time. */
export function EscalationDialog({ fileId, approval, onClose }: EscalationDialogProps) {
  const steps = useQuery(escalationsQuery(fileId, approval.approvalId ?? ''));
  return (
    <Dialog title="Escalation" isOpen onClose={onClose}>
      <p className="text-ink-2">
        If a response is still missing at the chosen time. The console uses your permissions, so you have to stay signed
        in.
      </p>
      {steps.isPending && <Skeleton label="Loading the escalation" rows={3} />}
      {isUnreadable(steps) && (
        <ErrorView
          error={steps.error}
          title="The escalation could not be loaded"
          onRetry={() => void steps.refetch()}
        />
      )}
      {steps.data && <EscalationForm {...{ fileId, approval, onClose }} steps={steps.data} />}
    </Dialog>
  );
}

function EscalationForm({
  fileId,
  approval,
  steps,
  onClose,
}: EscalationDialogProps & { steps: readonly Escalation[] }) {
  const client = useQueryClient();
  const { approvalId = '' } = approval;
  const [nowMs] = useState(() => Date.now());
  const zone = currentZone();
  const waiting = steps.filter(({ state }) => state === 'waiting');
  const reassigned = waiting.find(({ kind }) => kind === 'reassign');
  const [remind, setRemind] = useState(
    toEntry(
      waiting.find(({ kind }) => kind === 'remind'),
      zone,
    ),
  );
  const [reassign, setReassign] = useState(toEntry(reassigned, zone));
  const [reviewer, setReviewer] = useState(reassigned?.reviewer ?? '');
  const submit = useDialogSubmit(onClose);
  const entries = [remind, reassign].filter(({ isOn }) => isOn);
  const refusal = entries.some((entry) => !isFuture(timeOfStep(entry, zone), nowMs))
    ? 'Choose dates in the future.'
    : reassign.isOn && !isAddress(reviewer.trim())
      ? 'Enter the new reviewer’s address.'
      : undefined;
  const send = async () => {
    const remindTime = timeOfStep(remind, zone);
    const reassignTime = timeOfStep(reassign, zone);
    const planned = [
      ...(remind.isOn && remindTime ? [{ kind: 'remind' as const, time: remindTime }] : []),
      ...(reassign.isOn && reassignTime
        ? [{ kind: 'reassign' as const, time: reassignTime, reviewer: reviewer.trim() }]
        : []),
    ];
    await setEscalations({ fileId, approvalId, steps: planned });
    await client.invalidateQueries(escalationsQuery(fileId, approvalId));
  };
  return (
    <>
      <PastSteps steps={steps} />
      <EscalationStepFields
        label="Remind the reviewers"
        step={remind}
        zone={zone}
        onChange={(change) => setRemind({ ...remind, ...change })}
      />
      <EscalationStepFields
        label="Reassign"
        step={reassign}
        zone={zone}
        onChange={(change) => setReassign({ ...reassign, ...change })}
      >
        <PeopleField
          label="New reviewer"
          description="Replaces the reviewer who has not responded; if there are several, they are added."
          isSingle
          fileId={fileId}
          value={reviewer}
          onChange={setReviewer}
        />
      </EscalationStepFields>
      <p className="text-ink-2 text-small">
        To be notified yourself, add a rule for overdue approvals in{' '}
        <Link to="/alerts/rules" className="text-accent-ink underline underline-offset-2">
          Alerts
        </Link>
        .
      </p>
      <DialogFoot error={submit.error} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          isBusy={submit.isPending}
          disabledReason={refusal}
          onPress={() => void submit.submit(send)}
        >
          Save
        </Button>
      </DialogFoot>
    </>
  );
}

const STATES: Readonly<Record<Escalation['state'], string>> = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  dropped: 'Skipped',
};

/** What became of earlier steps, and why one still waits after its time. */
function PastSteps({ steps }: { steps: readonly Escalation[] }) {
  const shown = steps.filter(({ state, reason }) => state !== 'waiting' || reason !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Earlier steps" className="flex flex-col gap-2 text-ink-2 text-small">
      {shown.map(({ kind, time, reviewer, state, reason }) => (
        <li key={`${kind} ${time}`} className="wrap-anywhere">
          {kind === 'remind' ? 'Reminder' : `Reassignment to ${reviewer ?? ''}`}, {formatNear(Date.parse(time))}:{' '}
          {STATES[state]}
          {reason !== undefined && `. ${reason}`}
        </li>
      ))}
    </ul>
  );
}

function toEntry(step: Escalation | undefined, zone: string): StepEntry {
  if (!step) return { isOn: false, day: '', clock: '09:00' };
  return { isOn: true, ...toWall(Date.parse(step.time), zone) };
}

function isFuture(time: string | undefined, nowMs: number): boolean {
  return time !== undefined && Date.parse(time) > nowMs;
}
