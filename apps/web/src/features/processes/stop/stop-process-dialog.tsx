import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PROCESS_LISTS } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { api } from '#shared/api/api.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

/** Asks for confirmation before a process is stopped. Refetches the lists that show it, because it may also have ended since. */
export function StopProcessDialog({ process, onClose }: { process: Process; onClose: () => void }) {
  const { processId = '', functionName, projectName } = process;
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => api.call('script.processes.cancel', { processId }),
    onSuccess: () => {
      notify('Process stopped');
      onClose();
    },
    onSettled: () => {
      for (const id of PROCESS_LISTS) void client.invalidateQueries({ queryKey: [id] });
    },
  });
  return (
    <Dialog title="Stop process" isOpen onClose={onClose}>
      <p>
        <span className="font-medium">{functionName || 'The function'}</span>
        {projectName && ` in ${projectName}`} stops immediately. Completed steps are not rolled back.
      </p>
      <DialogFoot
        effect="permanent"
        error={stop.error && explainFailure('The process was not stopped', stop.error)}
        onClose={onClose}
      >
        <Button
          kind="danger"
          size="form"
          data-op="script.processes.cancel"
          isBusy={stop.isPending}
          onPress={() => stop.mutate()}
        >
          Stop process
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
