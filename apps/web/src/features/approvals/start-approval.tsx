import { useState } from 'react';
import { mayCall, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { ApprovalFilePicker } from './approval-file-picker.tsx';
import { StartApprovalDialog } from './start-approval-dialog.tsx';

/** The button that starts an approval of any file. */
export function StartApproval() {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [fileId, setFileId] = useState<string>();
  if (!mayCall(session, 'drive.approvals.start')) return null;
  return (
    <>
      <Button
        kind="primary"
        data-op="drive.approvals.start"
        onPress={() => {
          setFileId(undefined);
          setIsOpen(true);
        }}
      >
        Start an approval
      </Button>
      {isOpen && (
        <StartApprovalDialog
          fileId={fileId}
          filePicker={<ApprovalFilePicker fileId={fileId} onPick={setFileId} />}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
