import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toBrowserPath } from '#lib/base-path.ts';
import { formatTimeWithZone } from '#shared/format/time.ts';
import { type ShownList, useShownList } from '#shared/lists/shown-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatChanges } from './changes-text.ts';
import { compareLists, type ListChanges } from './compare-lists.ts';
import { explainMissingSnapshot } from './explain-missing-snapshot.ts';
import { isSameListAddress } from './link-address.ts';
import { withLinkId } from './link-id.ts';
import { listLinkQuery } from './list-links.ts';
import { type ListLink, toListState } from './list-state.ts';
import { SnapshotDiff } from './snapshot-diff.tsx';
import { useInitialSelection } from './use-initial-selection.ts';
import { useLinkId } from './use-link-id.ts';

/**
 * Shown above a list opened by a link: the time of the link's snapshot, the changes since, and links to both. Restores the
 * selection of the snapshot once.
 */
export function LinkedList() {
  const linkId = useLinkId();
  return linkId === undefined ? null : <SnapshotNotice key={linkId} linkId={linkId} />;
}

function SnapshotNotice({ linkId }: { linkId: string }) {
  const { data: link, error } = useQuery(listLinkQuery(linkId));
  const [isShowing, setIsShowing] = useState(false);
  const list = useShownList();
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const { history } = useRouter();
  const isSame = link !== undefined && isSameListAddress(link.address, path);
  const changes = useMemo(() => findChanges(isSame ? link : undefined, list), [isSame, link, list]);
  useInitialSelection(linkId, isSame ? link.picked : [], list);
  return (
    <section aria-label="Link" className="shrink-0 border-line border-b bg-blue-bg print:hidden">
      <div className="flex min-h-36 flex-wrap items-center gap-x-12 gap-y-4 px-16 py-4">
        <History size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-blue-fg max-sm:hidden" />
        <p role="status" className="min-w-0 text-blue-fg">
          {link && <Since link={link} />}
          {link && (isSame ? formatChanges(changes, link) : 'filters changed')}
          {error && !link && explainMissingSnapshot(error)}
          {!link && !error && 'Loading the original snapshot'}
        </p>
        <div className="ml-auto flex items-center gap-4">
          {link && isSame && (
            <Button kind="quiet" aria-expanded={isShowing} onPress={() => setIsShowing(!isShowing)}>
              {isShowing ? 'Hide changes' : 'Show changes'}
            </Button>
          )}
          {link && !isSame && (
            <Button kind="quiet" onPress={() => history.push(toBrowserPath(withLinkId(link.address, linkId)))}>
              Use the link’s filters
            </Button>
          )}
          <ShowCurrentList />
        </div>
      </div>
      {link && isSame && isShowing && <SnapshotDiff link={link} changes={changes} />}
    </section>
  );
}

function Since({ link: { time, authorName, isMine } }: { link: ListLink }) {
  const timeMs = Date.parse(time);
  return (
    <>
      <span className="font-medium">
        As of <time dateTime={time}>{formatTimeWithZone(timeMs)}</time>
      </span>
      {isMine ? ', when you made this link: ' : `, when ${authorName} made this link: `}
    </>
  );
}

/** Leaves the snapshot and shows the current list. */
function ShowCurrentList() {
  const navigate = useNavigate();
  const leave = async () => {
    await navigate({ to: '.', search: true, hash: '', replace: true });
    document.querySelector<HTMLElement>('#screen [role="grid"] [data-row-index][tabindex="0"], #screen')?.focus();
  };
  return (
    <Button kind="quiet" onPress={() => void leave()}>
      Show current list
    </Button>
  );
}

/** Returns the changes of the rows. Returns undefined while the screen shows no list. */
function findChanges<Row>(link: ListLink | undefined, list: ShownList<Row> | undefined): ListChanges | undefined {
  return link && list && compareLists(link, toListState(list, list.layout?.all));
}
