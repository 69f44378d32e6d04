import { countOf } from '@rotunda/api-client/count-of';
import { Copy, Download, FolderInput, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { downloadRefusal, toDownload } from '#features/files/preview/download-source.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { SelectionActions } from '#shared/data-table/selection/selection-actions.tsx';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import { addDownloads } from '#shared/downloads/download-queue.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { isEditorDocument, type StoredFile } from '#shared/files/file.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { type BulkChange, listApplicableFiles, toBulkJob } from './bulk-job.ts';
import type { ShowActions } from './show-actions.ts';
import { useReloadFiles } from './use-file-change.ts';

// Lazy-loaded on first open.
const DeleteForeverDialog = lazyComponent(
  () => import('#shared/forms/delete-forever-dialog.tsx'),
  'DeleteForeverDialog',
);
const FolderDialog = lazyComponent(() => import('#shared/folders/folder-dialog.tsx'), 'FolderDialog');

type BulkBarProps = {
  selection: RowSelection<StoredFile>;
  isTrash: boolean;
  /** Renders the actions of other parts of the console among the rest, with rarely used ones at the end. */
  renderMore: (show: ShowActions) => ReactNode;
};

/** The bulk actions for the selected files. Each is a job that continues without the page. */
export function BulkBar({ selection, isTrash, renderMore }: BulkBarProps) {
  const session = useSession();
  const reload = useReloadFiles();
  const runJob = useRunJob();
  // A snapshot of the files when the dialog opened, so that exactly the shown files are sent.
  const [asked, setAsked] = useState<{ kind: 'move' | 'delete'; files: readonly StoredFile[] }>();
  const files = selection.rows;
  const ask = (kind: 'move' | 'delete') => setAsked({ kind, files });
  const refusal = roleRefusal(session, 'drive.files.update', 'Changing files');
  const deleteRefusal = roleRefusal(session, 'drive.files.delete', 'Deleting');
  const run = async (change: BulkChange, chosen: readonly StoredFile[]) => {
    await runJob(toBulkJob(change, listApplicableFiles(change.kind, chosen)), () => void reload());
    selection.onClear();
  };
  // A key that is pressed again before the first job has been accepted must not start another one.
  const runOnce = useSingleFlight();
  const runNow = (kind: 'copy' | 'trash' | 'restore') => {
    if (listApplicableFiles(kind, files).length === 0) return;
    runOnce(() => run({ kind }, files)).catch((error: Error) =>
      notify(explainFailure('The job was not started', error)),
    );
  };
  const savable = files.filter((file) => !isEditorDocument(file) && !downloadRefusal(file, session));
  const away = isTrash ? 'restore' : 'trash';
  const deleteReason = bulkRefusal('delete', files, deleteRefusal);
  const download = toDownloadAction(savable, files.length);
  useShortcut('m', () => ask('move'), {
    disabledReason: isTrash ? 'Restore the files first.' : bulkRefusal('move', files, refusal),
  });
  useShortcut('#', () => runNow(away), { disabledReason: bulkRefusal(away, files, refusal), isChange: true });
  useShortcut('Delete', () => runNow('trash'), {
    isHere: !isTrash,
    disabledReason: bulkRefusal('trash', files, refusal),
    isChange: true,
  });
  useShortcut('Delete', () => ask('delete'), { isHere: isTrash, disabledReason: deleteReason });
  useShortcut('Shift Delete', () => ask('delete'), { disabledReason: deleteReason });
  useShortcut('d', () => save(savable), {
    disabledReason: files.length === 0 ? 'Select files first.' : download.disabledReason,
  });
  const move = { label: 'Move', icon: FolderInput, onAction: () => ask('move') };
  const copy = { label: 'Copy', icon: Copy, onAction: () => runNow('copy') };
  const trash = { label: 'Move to trash', icon: Trash2, onAction: () => runNow('trash') };
  const restore = { label: 'Restore', icon: RotateCcw, onAction: () => runNow('restore') };
  const remove = { label: 'Delete forever', icon: Trash2, onAction: () => ask('delete') };
  const first = isTrash ? [] : [toAction('move', files, refusal, move), toAction('copy', files, refusal, copy)];
  const last = [
    download,
    isTrash ? toAction('restore', files, refusal, restore) : toAction('trash', files, refusal, trash),
    toAction('delete', files, deleteRefusal, remove),
  ];
  const show: ShowActions = (more, seldom = []) => (
    <SelectionActions actions={[...first, ...more, ...last, ...seldom]} />
  );
  return (
    <>
      <SelectionBar selection={selection} noun="item">
        {isTrash ? show([]) : renderMore(show)}
      </SelectionBar>
      {asked && (
        <BulkDialog {...asked} onRun={(change) => run(change, asked.files)} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

const OPERATIONS = {
  move: 'drive.files.update',
  copy: 'drive.files.copy',
  trash: 'drive.files.update',
  restore: 'drive.files.update',
  delete: 'drive.files.delete',
} as const satisfies Record<BulkChange['kind'], string>;

/** Returns an action for the selected files that permit it. Its label includes their number if not all do. */
function toAction(
  kind: BulkChange['kind'],
  files: readonly StoredFile[],
  refusal: string | undefined,
  { label, ...rest }: Pick<MenuAction, 'label' | 'onAction'> & { icon: LucideIcon },
): MenuAction {
  const count = listApplicableFiles(kind, files).length;
  return {
    ...rest,
    id: kind,
    label: withCount(label, count, files.length),
    operationId: OPERATIONS[kind],
    disabledReason: bulkRefusal(kind, files, refusal),
  };
}

/** Returns the reason why the action is unavailable for the selected files, if any. */
function bulkRefusal(
  kind: BulkChange['kind'],
  files: readonly StoredFile[],
  refusal: string | undefined,
): string | undefined {
  if (refusal !== undefined) return refusal;
  if (files.length === 0) return 'Select files first.';
  return listApplicableFiles(kind, files).length === 0 ? 'You cannot do this to any of the selected items.' : undefined;
}

function withCount(label: string, count: number, total: number): string {
  return count > 0 && count < total ? `${label} ${count} of ${total}` : label;
}

function toDownloadAction(files: readonly StoredFile[], total: number): MenuAction {
  return {
    id: 'download',
    label: withCount('Download', files.length, total),
    icon: Download,
    operationId: 'drive.files.get',
    disabledReason: files.length === 0 ? 'None of the selected items has content that you can download.' : undefined,
    onAction: () => save(files),
  };
}

function save(files: readonly StoredFile[]): void {
  addDownloads(files.map(toDownload));
}

type BulkDialogProps = {
  kind: 'move' | 'delete';
  files: readonly StoredFile[];
  onRun: (change: BulkChange) => Promise<void>;
  onClose: () => void;
};

function BulkDialog({ kind, files, onRun, onClose }: BulkDialogProps) {
  const count = listApplicableFiles(kind, files).length;
  const items = countOf(count, 'item');
  if (kind === 'delete') {
    return (
      <WindowPart onClose={onClose}>
        <DeleteForeverDialog
          title={`Delete ${items} forever`}
          consequence={`${items} will be deleted with all contents, revisions and comments. Items that change in the meantime are skipped.`}
          confirmation={String(count)}
          operationId="drive.files.delete"
          onSubmit={() => onRun({ kind })}
          onClose={onClose}
        />
      </WindowPart>
    );
  }
  const startId = files[0]?.parents?.[0];
  return (
    <WindowPart onClose={onClose}>
      <FolderDialog
        title={`Move ${items}`}
        excludedIds={new Set(files.flatMap(({ id = '', parents = [] }) => [id, ...parents]))}
        startId={startId}
        submitLabel="Move here"
        operationId="drive.files.update"
        onSubmit={(folderId, folderName) => onRun({ kind, folderId, folderName })}
        onClose={onClose}
      />
    </WindowPart>
  );
}
