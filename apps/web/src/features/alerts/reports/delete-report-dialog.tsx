import { explainFailure } from '#shared/errors/explain-failure.ts';
import { type Report, useDeleteReport } from '#shared/reports/report-queries.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

/** Asks for confirmation before a report is deleted. */
export function DeleteReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const remove = useDeleteReport();
  const submit = () =>
    remove.mutate(report, {
      onSuccess: () => {
        notify('Report deleted');
        onClose();
      },
    });
  return (
    <Dialog title={`Delete ${report.name}?`} isOpen onClose={onClose}>
      <p>The report no longer runs. Its files and messages stay.</p>
      <DialogFoot
        effect="permanent"
        error={remove.error && explainFailure('The report was not deleted', remove.error)}
        onClose={onClose}
      >
        <Button kind="danger" size="form" isBusy={remove.isPending} onPress={submit}>
          Delete report
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
