import { useState } from 'react';
import { ApprovalFilePicker } from './approval-file-picker.tsx';
import { StartApprovalDialog } from './start-approval-dialog.tsx';

/** Asks for a file and its reviewers, and starts an approval. */
export function StartFileApproval({ onClose }: { onClose: () => void }) {
  const [fileId, setFileId] = useState<string>();
  return (
    <StartApprovalDialog
      fileId={fileId}
      filePicker={<ApprovalFilePicker fileId={fileId} onPick={setFileId} />}
      onClose={onClose}
    />
  );
}
