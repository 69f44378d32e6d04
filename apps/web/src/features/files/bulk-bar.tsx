import { Copy, Download, FolderInput, RotateCcw, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SelectionBar } from '#shared/data-table/selection-bar.tsx';
import type { RowSelection } from '#shared/data-table/use-row-selection.ts';
import { addDownloads } from '#shared/downloads/download-queue.ts';
import { explainFailure } from '#shared/explain-failure.ts';
import { countOf } from '#shared/format/count.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import { roleRefusal } from '#shared/role-refusal.ts';
import { useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { OpeningWindow } from '#ui/opening-window.tsx';
import { notify } from '#ui/toasts.tsx';
import { type BulkChange, filesFor, toBulkJob } from './bulk-job.ts';
import { downloadRefusal, toDownload } from './download-source.ts';
import { isEditorDocument, type StoredFile } from './file.ts';
import { useReloadFiles } from './use-file-change.ts';

// Loaded when it opens.
const DeleteForeverDialog = lazy(async () => ({
  default: (await import('#shared/delete-forever-dialog.tsx')).DeleteForeverDialog,
}));
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

type BulkBarProps = {
  selection: RowSelection<StoredFile>;
  isTrash: boolean;
  /** What other parts of the console do with files. */
  more: ReactNode;
};

/** What can be done with the picked files; each is a job that goes on without the page. */
export function BulkBar({ selection, isTrash, more }: BulkBarProps) {
  const session = useSession();
  const reload = useReloadFiles();
  const runJob = useRunJob();
  const [asked, setAsked] = useState<'move' | 'delete'>();
  const files = selection.rows;
  const refusal = roleRefusal(session, 'drive.files.update', 'Changing files');
  const deleteRefusal = roleRefusal(session, 'drive.files.delete', 'Deleting');
  const run = async (change: BulkChange) => {
    await runJob(toBulkJob(change, filesFor(change.kind, files)), () => void reload());
    selection.onClear();
  };
  const runNow = (kind: 'copy' | 'trash' | 'restore') => {
    if (filesFor(kind, files).length === 0) return;
    run({ kind }).catch((error: Error) => notify(explainFailure('The job was not started', error)));
  };
  const savable = files.filter((file) => !isEditorDocument(file) && !downloadRefusal(file, session));
  const isPicked = files.length > 0 && refusal === undefined;
  useShortcut('m', () => setAsked('move'), isPicked && !isTrash && filesFor('move', files).length > 0);
  const canDelete = deleteRefusal === undefined && filesFor('delete', files).length > 0;
  useShortcut('#', () => runNow(isTrash ? 'restore' : 'trash'), isPicked);
  useShortcut('Delete', () => runNow('trash'), isPicked && !isTrash);
  useShortcut('Delete', () => setAsked('delete'), canDelete && isTrash);
  useShortcut('Shift Delete', () => setAsked('delete'), canDelete);
  useShortcut('d', () => save(savable), savable.length > 0);
  return (
    <>
      <SelectionBar selection={selection} noun="item">
        {!isTrash && (
          <BulkButton kind="move" files={files} refusal={refusal} onPress={() => setAsked('move')}>
            <FolderInput size={14} strokeWidth={1.75} aria-hidden />
            Move
          </BulkButton>
        )}
        {!isTrash && (
          <BulkButton kind="copy" files={files} refusal={refusal} onPress={() => runNow('copy')}>
            <Copy size={14} strokeWidth={1.75} aria-hidden />
            Copy
          </BulkButton>
        )}
        {!isTrash && more}
        <DownloadButton files={savable} total={files.length} />
        <BulkButton
          kind={isTrash ? 'restore' : 'trash'}
          files={files}
          refusal={refusal}
          onPress={() => runNow(isTrash ? 'restore' : 'trash')}
        >
          {isTrash ? (
            <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
          ) : (
            <Trash2 size={14} strokeWidth={1.75} aria-hidden />
          )}
          {isTrash ? 'Restore' : 'Move to trash'}
        </BulkButton>
        <BulkButton kind="delete" files={files} refusal={deleteRefusal} onPress={() => setAsked('delete')}>
          <Trash2 size={14} strokeWidth={1.75} aria-hidden />
          Delete for ever
        </BulkButton>
      </SelectionBar>
      {asked && <BulkDialog kind={asked} files={files} onRun={run} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type BulkButtonProps = {
  kind: BulkChange['kind'];
  files: readonly StoredFile[];
  /** Why the role may not do it at all. */
  refusal: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** A button that says how many of the picked files it is about, when it is not about all. */
function BulkButton({ kind, files, refusal, onPress, children }: BulkButtonProps) {
  const count = filesFor(kind, files).length;
  return (
    <Button
      blockedBecause={refusal ?? (count === 0 ? 'You may not do this to any of the selected items.' : undefined)}
      onPress={onPress}
      data-op={OPERATIONS[kind]}
    >
      {children}
      {count > 0 && count < files.length && ` ${count} of ${files.length}`}
    </Button>
  );
}

const OPERATIONS = {
  move: 'drive.files.update',
  copy: 'drive.files.copy',
  trash: 'drive.files.update',
  restore: 'drive.files.update',
  delete: 'drive.files.delete',
} as const satisfies Record<BulkChange['kind'], string>;

type DownloadButtonProps = { files: readonly StoredFile[]; total: number };

function DownloadButton({ files, total }: DownloadButtonProps) {
  return (
    <Button
      blockedBecause={files.length === 0 ? 'None of the selected items has content that you may download.' : undefined}
      onPress={() => save(files)}
      data-op="drive.files.get"
    >
      <Download size={14} strokeWidth={1.75} aria-hidden />
      Download
      {files.length > 0 && files.length < total && ` ${files.length} of ${total}`}
    </Button>
  );
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
  const count = filesFor(kind, files).length;
  const items = countOf(count, 'item');
  if (kind === 'delete') {
    return (
      <Suspense fallback={<OpeningWindow onClose={onClose} />}>
        <DeleteForeverDialog
          title={`Delete ${items} for ever`}
          consequence={`${items} and their contents, revisions and comments are lost. Items that change before their turn are skipped.`}
          confirmation={String(count)}
          operationId="drive.files.delete"
          onSubmit={() => onRun({ kind })}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  const startId = files[0]?.parents?.[0];
  return (
    <Suspense fallback={<OpeningWindow onClose={onClose} />}>
      <MoveDialog
        title={`Move ${items}`}
        excludedIds={new Set(files.flatMap(({ id = '', parents = [] }) => [id, ...parents]))}
        startId={startId}
        submitLabel="Move here"
        operationId="drive.files.update"
        onSubmit={(folderId, folderName) => onRun({ kind, folderId, folderName })}
        onClose={onClose}
      />
    </Suspense>
  );
}
