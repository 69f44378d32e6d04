import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useRef } from 'react';
import { useNow } from '#lib/use-now.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { announceKey } from '#shared/shortcuts/announce.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { getChangedSince } from './changed-since.ts';
import { CommentThread } from './comment-thread.tsx';
import { matchesFilter } from './model/comment.ts';
import { NewComment } from './new-comment.tsx';
import { commentsQuery } from './queries.ts';
import { type CommentSearch, NEW_COMMENT_HASH } from './search.ts';
import { SingleThread } from './single-thread.tsx';
import { useCommentRefusal } from './use-comment-refusal.ts';

const TICK_MS = 60_000;
const FILTERS = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'all', label: 'All' },
] as const;

const AGES = [
  { value: '', label: 'Any time' },
  { value: 'day', label: 'Since yesterday' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
] as const;

type CommentsTabProps = {
  file: Pick<DriveSchemas['File'], 'id' | 'capabilities'>;
  search: CommentSearch;
  onSearch: (change: Partial<CommentSearch>) => void;
};

/** Shows the comment threads of a file, and lets the user reply, resolve and reopen. */
export function CommentsTab({ file, search, onSearch }: CommentsTabProps) {
  const refusal = useCommentRefusal(file);
  const fileId = file.id ?? '';
  return search.thread === undefined ? (
    <Threads fileId={fileId} refusal={refusal} search={search} onSearch={onSearch} />
  ) : (
    <SingleThread fileId={fileId} threadId={search.thread} refusal={refusal} />
  );
}

type ThreadsProps = Pick<CommentsTabProps, 'search' | 'onSearch'> & { fileId: string; refusal: string | undefined };

function Threads({ fileId, refusal, search, onSearch }: ThreadsProps) {
  const nowMs = useNow(TICK_MS);
  const filter = search.show ?? 'open';
  const includesDeleted = search.deleted ?? false;
  const comments = useQuery(commentsQuery(fileId, includesDeleted, getChangedSince(search.since, nowMs)));
  const field = useRef<HTMLDivElement>(null);
  const threads = useRef<HTMLUListElement>(null);
  const isAskedFor = useLocation({ select: ({ hash }) => hash === NEW_COMMENT_HASH });
  useShortcut('c', () => field.current?.querySelector('textarea')?.focus(), { disabledReason: refusal });
  const reply = () => {
    const button = findReplyButton(threads.current);
    if (button) button.click();
    else announceKey('No thread to reply to');
  };
  useShortcut('r', reply, { disabledReason: refusal });
  if (comments.isPending) return <Skeleton label="Loading the comments" rows={4} rowClass="h-44" />;
  if (isUnreadable(comments)) {
    const retry = () => void comments.refetch();
    return <ErrorView error={comments.error} title="The comments could not be loaded" onRetry={retry} />;
  }
  const shown = comments.data.filter((comment) => matchesFilter(comment, filter));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-720 flex-col gap-16 p-16">
          {refusal ? (
            <p className="text-ink-3">{refusal}</p>
          ) : (
            <div ref={field}>
              <NewComment fileId={fileId} isFocused={isAskedFor} />
            </div>
          )}
          <ThreadFilters search={search} onSearch={onSearch} />
          <ul ref={threads} aria-label="Threads" className="flex flex-col gap-12">
            {shown.map((comment) => (
              <CommentThread key={comment.id} fileId={fileId} comment={comment} nowMs={nowMs} refusal={refusal} />
            ))}
          </ul>
        </div>
        {shown.length === 0 && <NoThreads search={search} total={comments.data.length} onSearch={onSearch} />}
      </div>
      <DataFreshness
        asOfMs={comments.dataUpdatedAt}
        loaded={comments.data.length}
        hasMore={false}
        noun="thread"
        operationIds={['drive.comments.list']}
      />
    </div>
  );
}

function ThreadFilters({ search, onSearch }: Pick<CommentsTabProps, 'search' | 'onSearch'>) {
  return (
    <div className="flex flex-wrap items-center gap-12">
      <SingleSelect
        label="Show"
        choices={FILTERS}
        value={search.show ?? 'open'}
        onChange={(show) => onSearch({ show: show === 'open' ? undefined : show })}
      />
      <OptionalSelect label="Changed" choices={AGES} value={search.since} onChange={(since) => onSearch({ since })} />
      <Checkbox isSelected={search.deleted ?? false} onChange={(isOn) => onSearch({ deleted: isOn || undefined })}>
        Include deleted
      </Checkbox>
    </div>
  );
}

/** Returns the reply button of the focused thread, or of the first one. */
function findReplyButton(threads: HTMLElement | null): HTMLElement | undefined | null {
  const thread = threads?.querySelector('li:focus-within') ?? threads;
  return thread?.querySelector<HTMLElement>('[data-replies]');
}

type NoThreadsProps = Pick<CommentsTabProps, 'search' | 'onSearch'> & { total: number };

function NoThreads({ search, total, onSearch }: NoThreadsProps) {
  const nothing = search.since === undefined ? 'No comments yet' : 'No threads changed in this period';
  const title = total === 0 ? nothing : `No thread is ${search.show ?? 'open'}`;
  return (
    <EmptyState
      icon={MessageSquare}
      title={title}
      action={total > 0 && <Button onPress={() => onSearch({ show: 'all' })}>Show all threads</Button>}
    >
      {total > 0 && `${countOf(total, 'thread')} hidden by the filter.`}
    </EmptyState>
  );
}
