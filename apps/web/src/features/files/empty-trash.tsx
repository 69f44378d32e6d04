import { useState } from 'react';
import { DeleteForeverDialog } from '#shared/delete-forever-dialog.tsx';
import { mayCall, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toasts.tsx';
import { useFileChange } from './use-file-change.ts';

/** Empties the person's own trash, after the word was typed. */
export function EmptyTrash() {
  const session = useSession();
  const change = useFileChange();
  const [isAsking, setIsAsking] = useState(false);
  if (!mayCall(session, 'drive.files.emptyTrash')) {
    return <span className="text-ink-3 text-small">Emptying the trash is for the role operator</span>;
  }
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>Empty trash</Button>
      {isAsking && (
        <DeleteForeverDialog
          title="Empty the trash"
          consequence="Everything that you own in the trash is lost, with its revisions and comments."
          confirmation="empty"
          operationId="drive.files.emptyTrash"
          onClose={() => setIsAsking(false)}
          onSubmit={async () => {
            await change.mutateAsync({ kind: 'empty trash' });
            notify('The trash is empty');
          }}
        />
      )}
    </>
  );
}
