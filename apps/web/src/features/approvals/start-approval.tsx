import { lazy, Suspense, useState } from 'react';
import { mayCall, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { OpeningWindow } from '#ui/opening-window.tsx';
import { ApprovalFilePicker } from './approval-file-picker.tsx';

// Loaded when it opens.
const StartApprovalDialog = lazy(async () => ({
  default: (await import('./start-approval-dialog.tsx')).StartApprovalDialog,
}));

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
        Start approval
      </Button>
      {isOpen && (
        <Suspense fallback={<OpeningWindow onClose={() => setIsOpen(false)} />}>
          <StartApprovalDialog
            fileId={fileId}
            filePicker={<ApprovalFilePicker fileId={fileId} onPick={setFileId} />}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
