import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type AlertRule, useDeleteRule } from './queries.ts';

/** Asks for confirmation before a rule and its alerts are deleted. */
export function DeleteRuleDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const remove = useDeleteRule();
  const submit = () =>
    remove.mutate(rule, {
      onSuccess: () => {
        notify('Rule deleted');
        onClose();
      },
    });
  return (
    <Dialog title={`Delete ${rule.name}?`} isOpen onClose={onClose}>
      <p>
        {rule.isTeam ? 'The rule and its alerts are deleted for everyone.' : 'The rule and its alerts are deleted.'}
      </p>
      <DialogFoot
        effect="permanent"
        error={remove.error && explainFailure('The rule was not deleted', remove.error)}
        onClose={onClose}
      >
        <Button kind="danger" size="form" isBusy={remove.isPending} onPress={submit}>
          Delete rule
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
