import { Link } from '@tanstack/react-router';
import { JsonTree } from '#shared/code/json-tree.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { ChangeChip } from './change-columns.tsx';
import { getTitle, isOfDrive } from './change-facts.ts';
import type { Change } from './queries.ts';

const linkClass = 'word-target text-accent-ink underline-offset-2 hover:underline';

/** The panel of one change. */
export function ChangePanel({ change, onClose }: { change: Change; onClose: () => void }) {
  const { time, fileId, driveId, file, removed } = change;
  const user = file?.lastModifyingUser;
  return (
    <SidePanel title={getTitle(change)} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div>
          <ChangeChip change={change} />
        </div>
        <DescriptionList
          items={[
            ['When', time && formatDateTime(Date.parse(time))],
            ['Who', user?.emailAddress ?? user?.displayName],
            ['Type', isOfDrive(change) ? 'Shared drive' : file?.mimeType],
            ['File', fileId && <CopyableId id={fileId} label="file ID" maxLength={30} />],
            ['Shared drive', driveId && <CopyableId id={driveId} label="drive ID" maxLength={30} />],
          ]}
        />
        {removed && <p className="text-ink-2">Deleted, or you have lost access. The service does not say which.</p>}
        {!removed && fileId !== undefined && (
          <Link to="/file/$fileId" params={{ fileId }} className={linkClass}>
            Open the file
          </Link>
        )}
        {!removed && fileId === undefined && driveId !== undefined && (
          <Link to="/drives/$driveId" params={{ driveId }} className={linkClass}>
            Open the shared drive
          </Link>
        )}
        <JsonTree name="change" value={change} isOpen={false} />
      </div>
    </SidePanel>
  );
}
