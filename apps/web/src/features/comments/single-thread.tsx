import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNow } from '#lib/use-now.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { CommentThread } from './comment-thread.tsx';
import { threadQuery } from './queries.ts';

const TICK_MS = 60_000;

type SingleThreadProps = { fileId: string; threadId: string; refusal: string | undefined };

/** Shows a single thread, as the target of a link, including deleted replies. */
export function SingleThread({ fileId, threadId, refusal }: SingleThreadProps) {
  const nowMs = useNow(TICK_MS);
  const thread = useQuery(threadQuery(fileId, threadId));
  if (thread.isPending) return <Skeleton label="Loading the thread" rows={2} rowClass="h-44" />;
  if (isUnreadable(thread)) {
    const retry = () => void thread.refetch();
    return <ErrorView error={thread.error} title="The thread could not be loaded" onRetry={retry} />;
  }
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <div className="flex max-w-720 flex-col gap-16 p-16">
        <Link
          to="/file/$fileId/comments"
          params={{ fileId }}
          search={{}}
          className="word-target self-start text-accent-ink hover:underline"
        >
          All threads
        </Link>
        <ul aria-label="Threads">
          <CommentThread fileId={fileId} comment={thread.data} nowMs={nowMs} refusal={refusal} />
        </ul>
      </div>
    </div>
  );
}
