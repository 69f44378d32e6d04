import { Link } from '@tanstack/react-router';
import { Trash2, Undo2 } from 'lucide-react';
import { formatDateTime } from '#shared/format/time.ts';
import { getTotal } from '#shared/script/failures/count-by-day.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { getOwnerName } from './project-columns.tsx';
import type { ProjectFile, ProjectHealth } from './queries.ts';
import { useTrashProject } from './use-trash-project.ts';

type ProjectPanelProps = { file: ProjectFile; health: ProjectHealth | undefined; onClose: () => void };

/** The panel of a project: its details and actions. */
export function ProjectPanel({ file, health, onClose }: ProjectPanelProps) {
  const scriptId = file.id ?? '';
  const link = 'word-target text-accent-ink underline-offset-2 hover:underline';
  return (
    <SidePanel title={file.name ?? 'Project'} onClose={onClose}>
      <div className="flex flex-col gap-20">
        <DescriptionList items={toFacts(file, health)} />
        <ul className="flex flex-wrap gap-x-16 gap-y-8">
          <li>
            <Link to="/scripts/$scriptId/overview" params={{ scriptId }} className={link}>
              Open the project
            </Link>
          </li>
          <li>
            <Link to="/processes" search={{ script: scriptId }} className={link}>
              View processes
            </Link>
          </li>
          <li>
            <Link to="/file/$fileId/approvals" params={{ fileId: scriptId }} className={link}>
              View approvals
            </Link>
          </li>
        </ul>
        <TrashButton file={file} />
      </div>
    </SidePanel>
  );
}

/** Moves a project to the trash or restores it. Explains why, if the user may not. */
function TrashButton({ file }: { file: ProjectFile }) {
  const session = useSession();
  const { trash, isPending } = useTrashProject();
  const refusal = useWriteRefusal(file.id ?? '', 'drive.files.update');
  const isTrashed = file.trashed ?? false;
  const isRefused = isTrashed ? !canCall(session, 'drive.files.update') : refusal !== undefined;
  return (
    <div className="flex flex-col items-start gap-6">
      <Button
        data-op="drive.files.update"
        disabledReason={
          isRefused || file.capabilities?.canTrash === false
            ? describeTrash(file, isRefused ? refusal : undefined)
            : undefined
        }
        isBusy={isPending}
        onPress={() => trash(file.id ?? '', !isTrashed)}
      >
        {isTrashed ? (
          <Undo2 size={14} strokeWidth={1.75} aria-hidden />
        ) : (
          <Trash2 size={14} strokeWidth={1.75} aria-hidden />
        )}
        {isTrashed ? 'Restore' : 'Move to trash'}
      </Button>
      <p className="text-ink-3 text-small">{describeTrash(file, isRefused ? refusal : undefined)}</p>
    </div>
  );
}

function describeTrash(file: ProjectFile, refusal: string | undefined): string {
  if (refusal !== undefined) return refusal;
  if (file.capabilities?.canTrash === false) return 'Only the owner can move this project to the trash.';
  return file.trashed ? 'Triggers resume when the project is restored.' : 'You can restore it from the trash.';
}

function toFacts(file: ProjectFile, health: ProjectHealth | undefined) {
  const time = (value: string | undefined) => (value ? formatDateTime(Date.parse(value)) : undefined);
  return [
    ['Script', <CopyableId key="id" id={file.id ?? ''} label="script ID" maxLength={34} />],
    ['Owner', getOwnerName(file)],
    ['Created', time(file.createdTime)],
    ['Modified', time(file.modifiedTime)],
    ['Modified by', file.lastModifyingUser?.displayName],
    ['Last run', time(health?.lastRun?.startTime)],
    ['Failures, 7 days', health && String(getTotal(health.failuresByDay))],
  ] as const;
}
