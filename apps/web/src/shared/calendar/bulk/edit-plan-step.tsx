import { getActionLabel } from '#shared/format/action-label.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EditPlanView } from './edit-plan-view.tsx';
import type { EditKind } from './event-edit.ts';
import { getOperation } from './to-edit-job.ts';
import type { PlannedEdit } from './use-edit-plan.ts';

type EditPlanStepProps = {
  kind: EditKind;
  /** Undefined while the plan is being computed. */
  planned: PlannedEdit | undefined;
  /** Whether the plan is based on an earlier selection. */
  isOutdated?: boolean;
  error: string | null | undefined;
  isBusy: boolean;
  onBegin: (planned: PlannedEdit) => void;
  /** Undefined if nothing was entered before. */
  onBack?: () => void;
  onClose: () => void;
};

const ROWS = 3;

/** Previews an edit, with the button that runs it. */
export function EditPlanStep(props: EditPlanStepProps) {
  const { kind, planned, isOutdated = false, error, isBusy, onBegin, onBack, onClose } = props;
  const count = planned?.plan.changes.length ?? 0;
  const isReady = planned !== undefined && !isOutdated;
  return (
    <>
      {planned ? <EditPlanView planned={planned} /> : !error && <Skeleton label="Loading the preview" rows={ROWS} />}
      <DialogFoot
        effect="undo"
        error={error}
        closeLabel={kind === 'cancel' ? 'Keep events' : undefined}
        onClose={onClose}
      >
        {onBack && (
          <Button size="form" onPress={onBack}>
            Back
          </Button>
        )}
        <Button
          kind={kind === 'cancel' ? 'danger' : 'primary'}
          size="form"
          data-op={getOperation(kind)}
          disabledReason={isReady ? (count === 0 ? 'Nothing to change' : undefined) : 'The preview is not loaded yet.'}
          isBusy={isBusy}
          onPress={() => planned && onBegin(planned)}
        >
          {getActionLabel(VERBS[kind], count, 'event')}
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
