import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Approval } from '#features/approvals/approval.ts';
import { type Escalation, escalationsQuery, setEscalations } from '#features/approvals/escalation-queries.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatWeekdayTime } from '#shared/format/time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type EscalationForm, formRefusal, getForm, TIMED, toSteps } from './escalation-form.ts';
import { EscalationStepBox, StepTime } from './escalation-step-fields.tsx';
import { NextApprovalFields } from './next-approval-fields.tsx';

type EscalationDialogProps = { fileId: string; approval: Approval; onClose: () => void };

/** Configures the escalation of an approval if reviewers do not respond in time. */
export function EscalationDialog({ fileId, approval, onClose }: EscalationDialogProps) {
  const steps = useQuery(escalationsQuery(fileId, approval.approvalId ?? ''));
  return (
    <Dialog title="Escalation" isOpen onClose={onClose}>
      <p className="text-ink-2">
        What happens if a response is still missing at the chosen time. The console uses your permissions, so you have
        to stay signed in.
      </p>
      {steps.isPending && <Skeleton label="Loading the escalation" rows={3} />}
      {isUnreadable(steps) && (
        <ErrorView
          error={steps.error}
          title="The escalation could not be loaded"
          onRetry={() => void steps.refetch()}
        />
      )}
      {steps.data && <EscalationFields fileId={fileId} approval={approval} onClose={onClose} steps={steps.data} />}
    </Dialog>
  );
}

function EscalationFields({
  fileId,
  approval,
  steps,
  onClose,
}: EscalationDialogProps & { steps: readonly Escalation[] }) {
  const client = useQueryClient();
  const { approvalId = '' } = approval;
  const [nowMs] = useState(() => Date.now());
  const zone = getCurrentZone();
  const [form, setForm] = useState(() => getForm(steps, zone));
  const submit = useDialogSubmit(onClose);
  const change = <Kind extends keyof EscalationForm>(kind: Kind, values: Partial<EscalationForm[Kind]>) =>
    setForm((now) => ({ ...now, [kind]: { ...now[kind], ...values } }));
  const send = async () => {
    await setEscalations({ fileId, approvalId, steps: toSteps(form, zone) });
    await client.invalidateQueries(escalationsQuery(fileId, approvalId));
  };
  return (
    <>
      <PastSteps steps={steps} />
      {TIMED.map((kind) => (
        <EscalationStepBox
          key={kind}
          label={LABELS[kind]}
          isOn={form[kind].isOn}
          onChange={(isOn) => change(kind, { isOn })}
        >
          <StepTime step={form[kind]} zone={zone} onChange={(values) => change(kind, values)} />
          {kind === 'notify' && <p className="text-ink-2 text-small">Sent as a comment, also to the reviewers.</p>}
          {kind === 'reassign' && (
            <PeopleField
              label="New reviewer"
              description="Replaces the reviewer who has not responded; if there are several, they are added."
              isSingle
              fileId={fileId}
              value={form.reassign.reviewer}
              onChange={(reviewer) => change('reassign', { reviewer })}
            />
          )}
        </EscalationStepBox>
      ))}
      <EscalationStepBox
        label="When approved, start another approval"
        isOn={form.start.isOn}
        onChange={(isOn) => change('start', { isOn })}
      >
        <NextApprovalFields fileId={fileId} next={form.start} onChange={(values) => change('start', values)} />
      </EscalationStepBox>
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
          disabledReason={formRefusal(form, zone, nowMs)}
          onPress={() => void submit.submit(send)}
        >
          Save
        </Button>
      </DialogFoot>
    </>
  );
}

const LABELS = {
  remind: 'Remind the reviewers',
  notify: 'Tell the requester who has not responded',
  reassign: 'Reassign',
} as const;

const STATES: Readonly<Record<Escalation['state'], string>> = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  dropped: 'Skipped',
};

const PAST: Readonly<Record<Escalation['kind'], string>> = {
  remind: 'Reminder',
  notify: 'Notice to the requester',
  reassign: 'Reassignment',
  start: 'Next approval, planned',
};

/** Shows the results of earlier steps, and why a step is still pending after its time. */
function PastSteps({ steps }: { steps: readonly Escalation[] }) {
  const shown = steps.filter(({ state, reason }) => state !== 'waiting' || reason !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Earlier steps" className="flex flex-col gap-2 text-ink-2 text-small">
      {shown.map(({ kind, time, reviewer, state, reason }) => (
        <li key={`${kind} ${time}`} className="wrap-anywhere">
          {PAST[kind]}
          {reviewer !== undefined && ` to ${reviewer}`}, {formatWeekdayTime(Date.parse(time))}: {STATES[state]}
          {reason !== undefined && `. ${reason}`}
        </li>
      ))}
    </ul>
  );
}
