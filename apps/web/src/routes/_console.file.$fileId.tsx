import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { IN_PROGRESS, useIsInProgress } from '#features/approvals/start/use-is-in-progress.ts';
import { NEW_COMMENT_HASH } from '#features/comments/search.ts';
import { FileHead } from '#features/files/file-head.tsx';
import { MissingFile } from '#features/files/missing-file.tsx';
import { fileQuery } from '#features/files/queries.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { canListRevisions } from '#shared/permissions/can-list.ts';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { useSupportedTabs } from '#shared/screens/use-supported-tabs.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { useFileDialogs } from './-file-dialogs.tsx';

// Loaded beside the file: what it says is read after the file.
const FileApprovalChip = lazyComponent(
  () => import('#features/approvals/file/file-approval-chip.tsx'),
  'FileApprovalChip',
);

export const Route = createFileRoute('/_console/file/$fileId')({
  loader: ({ context, params }) => {
    void FileApprovalChip.preload();
    void context.queryClient.prefetchQuery(fileQuery(params.fileId));
  },
  component: function FileRoute() {
    const { fileId } = Route.useParams();
    const navigate = Route.useNavigate();
    const file = useQuery(fileQuery(fileId));
    const offered = useSupportedTabs();
    const isChipLoaded = useLoaded(FileApprovalChip);
    useRecordVisit('file', fileId, file.data?.name);
    const { actionsOf, dialog } = useFileDialogs();
    const isInProgress = useIsInProgress(fileId);
    const pathname = useLocation({ select: (location) => location.pathname });
    if (file.isPending) return <Skeleton head="screen" label="Loading the file" rows={6} />;
    if (isUnreadable(file))
      return <MissingFile fileId={fileId} error={file.error} onRetry={() => void file.refetch()} />;
    const { share, approval, watch } = actionsOf(file.data);
    const tabs = offered(TABS).filter(({ label }) => label !== 'Revisions' || canListRevisions(file.data));
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        <FileHead
          file={file.data}
          // The approvals tab shows the details.
          state={
            !pathname.endsWith('/approvals') &&
            isChipLoaded && (
              <Part>
                <FileApprovalChip fileId={fileId} />
              </Part>
            )
          }
          first={pathname.endsWith('/approvals') ? [share] : [closeWhile(isInProgress, approval), share]}
          more={[watch]}
          onGone={() => {
            const [parentId] = file.data.parents ?? [];
            void (parentId
              ? navigate({ to: '/files/$folderId', params: { folderId: parentId }, search: {} })
              : navigate({ to: '/files', search: {} }));
          }}
        />
        {!pathname.endsWith('/compare') && <ActionKey character="s" action={share} />}
        <CommentKey fileId={fileId} />
        <LinkTabs label="File" tabs={tabs.map((tab) => ({ ...tab, params: { fileId } }))} />
        {tabs.map(({ to }, index) => (
          <TabKey key={to} digit={String(index + 1)} to={to} fileId={fileId} />
        ))}
        <Outlet />
        {dialog}
      </div>
    );
  },
});

/** A file has one approval at a time. */
function closeWhile(isInProgress: boolean, action: MenuAction): MenuAction {
  return isInProgress ? { ...action, disabledReason: action.disabledReason ?? IN_PROGRESS } : action;
}

const TABS = [
  { to: '/file/$fileId/preview', label: 'Preview' },
  { to: '/file/$fileId/revisions', label: 'Revisions', hasParts: true },
  { to: '/file/$fileId/sharing', label: 'Sharing' },
  { to: '/file/$fileId/comments', label: 'Comments' },
  { to: '/file/$fileId/approvals', label: 'Approvals' },
  { to: '/file/$fileId/labels', label: 'Labels' },
] as const;

/** A shortcut key for an action in the header. */
function ActionKey({ character, action }: { character: string; action: MenuAction }) {
  useShortcut(character, action.onAction, { disabledReason: action.disabledReason });
  return null;
}

/**
 * Opens the field for a new comment from any tab. If content is shown, the content handles the key itself, because a comment can
 * refer to a position in it.
 */
function CommentKey({ fileId }: { fileId: string }) {
  const navigate = useNavigate();
  const hasContent = useLocation({ select: ({ pathname }) => /\/(?:preview|compare)$/.test(pathname) });
  useShortcut(
    'c',
    () => void navigate({ to: '/file/$fileId/comments', params: { fileId }, search: {}, hash: NEW_COMMENT_HASH }),
    { isHere: !hasContent },
  );
  return null;
}

type TabKeyProps = { digit: string; to: (typeof TABS)[number]['to']; fileId: string };

/** A number key that opens a tab. */
function TabKey({ digit, to, fileId }: TabKeyProps) {
  const navigate = useNavigate();
  useShortcut(digit, () => void navigate({ to, params: { fileId } }));
  return null;
}
