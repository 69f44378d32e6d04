import { useState } from 'react';
import { api } from '#shared/api/api.ts';
import { DeleteForeverDialog } from '#shared/forms/delete-forever-dialog.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { DangerAction } from '#ui/page/danger-zone.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import type { SharedDrive } from './drive.ts';

/** Empties the trash of a shared drive after the user has typed its name. */
export function DriveTrash({ drive }: { drive: SharedDrive }) {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { id: driveId = '', name = '' } = drive;
  const isRetained = drive.capabilities?.canDeleteChildren === false;
  const refusal =
    roleRefusal(session, 'drive.files.emptyTrash', 'Emptying the trash') ??
    (isRetained ? 'Only organizers of the drive can delete its items forever.' : undefined);
  return (
    <DangerAction
      label="Empty drive trash"
      what="Deletes everything in the trash of the drive."
      refusal={refusal}
      operationId="drive.files.emptyTrash"
      onPress={() => setIsAsking(true)}
    >
      {isAsking && (
        <DeleteForeverDialog
          title={`Empty trash of ${name}`}
          consequence="Deletes everything in the trash of this drive, including revisions and comments."
          confirmation={name}
          operationId="drive.files.emptyTrash"
          onClose={() => setIsAsking(false)}
          onSubmit={async () => {
            await api.call('drive.files.emptyTrash', { driveId });
            notify(`The trash of ${name} is empty`);
          }}
        />
      )}
    </DangerAction>
  );
}
