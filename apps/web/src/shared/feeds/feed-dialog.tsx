import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import {
  type CalendarFeed,
  createFeed,
  type FeedSource,
  feedsQuery,
  type NewCalendarFeed,
  revokeFeed,
} from './feeds.ts';

type FeedDialogProps = { source: FeedSource; title: string; onClose: () => void };

/** Creates a feed for calendar apps, and lists the user's feeds for revocation. */
export function FeedDialog({ source, title, onClose }: FeedDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(title);
  const create = useMutation({
    mutationFn: () => createFeed(name.trim(), source),
    onSuccess: () => client.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !create.isPending) create.mutate();
  };
  return (
    <Dialog title="Calendar feeds" isOpen onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-12">
        <p className="text-ink-2">
          Calendar apps subscribe to a feed by its address. Anyone who has the address can read the feed, and sees what
          you can see at that time. It stops while you are signed out.
        </p>
        {create.data ? (
          <FeedAddress feed={create.data} />
        ) : (
          <TextField label="Name" value={name} onChange={setName} maxLength={100} autoFocus />
        )}
        <OwnFeeds />
        <DialogFoot
          error={create.error && explainFailure('The feed was not created', create.error)}
          closeLabel={create.data && 'Close'}
          onClose={onClose}
        >
          {!create.data && (
            <Button
              kind="primary"
              size="form"
              type="submit"
              disabledReason={name.trim() === '' ? 'Enter a name first.' : undefined}
              isBusy={create.isPending}
            >
              Create feed
            </Button>
          )}
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function FeedAddress({ feed: { url } }: { feed: NewCalendarFeed }) {
  return (
    <div className="flex flex-col gap-8 rounded-card border border-line bg-sunken p-12">
      <p className="font-medium">Copy the address now. It is not shown again.</p>
      <code className="select-all font-mono text-small [overflow-wrap:anywhere]">{url}</code>
      <div>
        <Button kind="primary" onPress={() => copyText(url, 'Copied the address of the feed')}>
          Copy address
        </Button>
      </div>
    </div>
  );
}

function OwnFeeds() {
  const query = useQuery(feedsQuery);
  if (isUnreadable(query)) {
    return <p className="text-red-fg">Your feeds could not be loaded: {explainError(query.error)}</p>;
  }
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="feeds-heading" className="flex flex-col gap-4">
      <h3 id="feeds-heading" className="font-medium text-ink-2 text-small">
        Your feeds
      </h3>
      <ul aria-labelledby="feeds-heading" className="divide-y divide-line rounded-card border border-line">
        {query.data.map((feed) => (
          <FeedRow key={feed.feedId} feed={feed} />
        ))}
      </ul>
    </section>
  );
}

function FeedRow({ feed: { feedId, title, readTime, problem } }: { feed: CalendarFeed }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeFeed(feedId),
    onSuccess: () => {
      notify(`Revoked the feed ${title}`);
      return client.invalidateQueries({ queryKey: feedsQuery.queryKey });
    },
    onError: (error: Error) => notify(explainFailure('The feed was not revoked', error)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-12 gap-y-4 px-12 py-6">
      <span className="flex min-w-160 flex-1 flex-col">
        <span className="truncate font-medium">{title}</span>
        <span className="text-ink-2 text-small">
          {readTime ? `Last read ${formatDateTime(Date.parse(readTime))}` : 'Never read'}
        </span>
        {problem && <span className="text-amber-fg text-small">{problem}</span>}
      </span>
      <Button kind="quiet" aria-label={`Revoke ${title}`} isBusy={revoke.isPending} onPress={() => revoke.mutate()}>
        Revoke
      </Button>
    </li>
  );
}
