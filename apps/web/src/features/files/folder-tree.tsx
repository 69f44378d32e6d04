import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight, Folder, HardDrive } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import type { Crumb } from '#shared/folders/breadcrumb-query.ts';
import { FOLDERS_PAGE_SIZE, folderChildrenQuery } from '#shared/folders/folder-children-query.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';

const TOP = 'root'; // The service's alias for the root folder of My Drive.

type FolderTreeProps = {
  /** The path of the shown folder, which is expanded. */
  crumbs: readonly Crumb[];
  /** Whether the root of My Drive is shown. Other places are not folders. */
  isAtTop: boolean;
};

/** The folder tree. Each folder is loaded when it is expanded. */
export function FolderTree({ crumbs, isAtTop }: FolderTreeProps) {
  const canList = canCall(useSession(), 'drive.drives.list');
  const drives = useQuery({ ...sharedDrivesQuery, enabled: canList }).data?.drives ?? [];
  const way = crumbs.map(({ id }, index) => (index === 0 && !drives.some((drive) => drive.id === id) ? TOP : id));
  const openIds = new Set(way);
  const currentId = way.at(-1) ?? (isAtTop ? TOP : undefined);
  return (
    <nav
      aria-label="Folders"
      className="w-240 shrink-0 overflow-auto border-line border-r bg-surface py-8 max-md:hidden"
    >
      <ul>
        <TreeNode id={TOP} name="My Drive" depth={0} openIds={openIds} currentId={currentId} />
        {drives.map(({ id = '', name = id }) => (
          <TreeNode key={id} id={id} name={name} depth={0} openIds={openIds} currentId={currentId} />
        ))}
      </ul>
    </nav>
  );
}

type TreeNodeProps = {
  id: string;
  name: string;
  depth: number;
  openIds: ReadonlySet<string>;
  currentId: string | undefined;
};

function TreeNode(props: TreeNodeProps) {
  const { id, name, depth, openIds, currentId } = props;
  const [choice, setChoice] = useState<boolean>();
  // The path of the shown folder is expanded until the user collapses it.
  const isOpen = choice ?? (openIds.has(id) && id !== currentId);
  const Icon = depth === 0 ? HardDrive : Folder;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li>
      <div className="flex h-28 items-center gap-2 pr-8" style={{ paddingLeft: 4 + depth * 16 }}>
        <PressButton
          aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${name}`}
          data-tooltip={isOpen ? 'Collapse' : 'Expand'}
          aria-expanded={isOpen}
          onPress={() => setChoice(!isOpen)}
          className="inline-flex size-24 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-hover"
        >
          <Chevron size={14} strokeWidth={1.75} aria-hidden />
        </PressButton>
        <TreeLink id={id} isCurrent={id === currentId}>
          <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
          <span className="truncate">{name}</span>
        </TreeLink>
      </div>
      {isOpen && <Children {...props} />}
    </li>
  );
}

function TreeLink({ id, isCurrent, children }: { id: string; isCurrent: boolean; children: ReactNode }) {
  const className =
    'flex h-24 min-w-0 flex-1 items-center gap-6 rounded-control px-4 hover:bg-hover data-current:bg-selected data-current:font-medium';
  const current = isCurrent ? { 'aria-current': 'page' as const, 'data-current': true } : {};
  if (id === TOP) {
    return (
      <Link
        to="/files"
        search={{}}
        // All folders are below this path, and other places differ only in their search parameters.
        activeOptions={{ exact: true, includeSearch: true, explicitUndefined: false }}
        className={className}
        {...current}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link to="/files/$folderId" params={{ folderId: id }} search={{}} className={className} {...current}>
      {children}
    </Link>
  );
}

function Children({ id, depth, openIds, currentId }: TreeNodeProps) {
  const folders = useQuery(folderChildrenQuery(id));
  const indent = { paddingLeft: 30 + (depth + 1) * 16 };
  if (folders.isPending) return <Note indent={indent}>Loading</Note>;
  if (isUnreadable(folders)) return <Note indent={indent}>{explainError(folders.error)}</Note>;
  const shown = folders.data.files ?? [];
  if (shown.length === 0) return <Note indent={indent}>No folders here</Note>;
  return (
    <>
      <ul>
        {shown.map((folder) => (
          <TreeNode
            key={folder.id}
            id={folder.id ?? ''}
            name={folder.name ?? 'Folder'}
            depth={depth + 1}
            openIds={openIds}
            currentId={currentId}
          />
        ))}
      </ul>
      {folders.data.nextPageToken && <Note indent={indent}>First {FOLDERS_PAGE_SIZE} folders</Note>}
    </>
  );
}

function Note({ indent, children }: { indent: { paddingLeft: number }; children: ReactNode }) {
  return (
    <p role="status" className="py-4 pr-8 text-ink-3 text-small" style={indent}>
      {children}
    </p>
  );
}
