import { countOf } from '@rotunda/api-client/count-of';
import { BulkAccessDialog } from './bulk-access-dialog.tsx';
import type { SharedFile } from './shared-file.ts';

type BulkAccessFilesDialogProps = {
  files: readonly Pick<SharedFile, 'id' | 'name' | 'mimeType'>[];
  onClose: () => void;
  onStarted: () => void;
};

/** Changes access to the selected items and, by default, to the contents of selected folders. */
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
