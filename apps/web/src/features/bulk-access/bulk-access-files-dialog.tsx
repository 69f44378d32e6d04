import { countOf } from '@rotunda/api-client/count-of';
import { BulkAccessDialog } from './bulk-access-dialog.tsx';
import type { SharedFile } from './shared-file.ts';

type BulkAccessFilesDialogProps = {
  files: readonly Pick<SharedFile, 'id' | 'name' | 'mimeType'>[];
  onClose: () => void;
  onStarted: () => void;
};

/** Changes who has access to selected items and, as long as nobody says otherwise, to what folders among them hold. */
export function BulkAccessFilesDialog({ files, onClose, onStarted }: BulkAccessFilesDialogProps) {
  const [first] = files;
  const items = files.map(({ id, name, mimeType }) => ({ id, name, mimeType }));
  const isDeep = files.some(({ mimeType }) => mimeType === 'application/vnd.google-apps.folder');
  const what = files.length === 1 ? (first?.name ?? 'the item') : countOf(files.length, 'item');
  return (
    <BulkAccessDialog
      title={`Change access to ${what}`}
      scope={{ kind: 'items', items, isDeep }}
      onStarted={onStarted}
      onClose={onClose}
    />
  );
}
