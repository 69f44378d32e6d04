import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnreadable, isUnsupported } from '#shared/errors/error-view.tsx';
import { NOT_FOLDERS } from '#shared/files/latest-files-query.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatSize } from '#shared/format/size.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { changedFilesQuery, storageQuery } from './queries.ts';

/** Shows the most recently changed files and the used storage. */
export function FilesPanel({ shortcut, nowMs }: { shortcut: string; nowMs: number }) {
  const session = useSession();
  return (
    <HomePanel
      title="Changed files"
      link={{ to: '/files', search: { look: 'user', where: NOT_FOLDERS, sort: 'modifiedTime', desc: true } }}
      shortcut={shortcut}
      query={useQuery(changedFilesQuery)}
      empty="No files yet"
      isEmpty={({ files = [] }) => files.length === 0}
      foot={canCall(session, 'drive.about.get') && <Storage />}
    >
      {({ files = [] }) => (
        <PanelList>
          {files.map(({ id = '', name = '(no name)', modifiedTime, lastModifyingUser }) => (
            <PanelRow
              key={id}
              link={{ to: '/file/$fileId/preview', params: { fileId: id } }}
              title={name}
              detail={lastModifyingUser?.displayName}
              time={<RelativeTime value={modifiedTime} nowMs={nowMs} />}
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function Storage() {
  const query = useQuery(storageQuery);
  const { data, isPending } = query;
  const used = Number(data?.storageQuota?.usage ?? Number.NaN);
  const limit = Number(data?.storageQuota?.limit ?? Number.NaN);
  if (isPending) return <div data-loading className="h-33" />;
  if (isUnreadable(query) && !isUnsupported(query.error))
    return <StorageLine>Storage could not be loaded.</StorageLine>;
  if (Number.isNaN(used)) return null;
  return (
    <StorageLine>
      {Number.isNaN(limit) ? (
        `${formatSize(used)} used (no limit)`
      ) : (
        <>
          <meter aria-label="Storage in use" value={used} max={limit} className="h-8 w-120" />
          {formatSize(used)} of {formatSize(limit)} used
        </>
      )}
    </StorageLine>
  );
}

function StorageLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-auto flex items-center gap-12 border-line border-t px-16 py-8 text-ink-2 text-small">{children}</p>
  );
}
