import { FileDiff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { Approval } from './approval.ts';
import type { ReviewView } from './review-views.ts';

type ChangedSinceStartProps = {
  approval: Pick<Approval, 'status' | 'createTime'>;
  /** When the file was modified last, as the service writes times. */
  modifiedTime: string | undefined;
  /** Ways of looking at the content that have something to show. */
  views: readonly ReviewView[];
  onView: (viewId: string) => void;
};

/** Says that reviewers are asked about other content than there was at the start, where no answer is older than it either. */
export function ChangedSinceStart({ approval, modifiedTime = '', views, onView }: ChangedSinceStartProps) {
  const { status, createTime = '' } = approval;
  if (status !== 'IN_PROGRESS' || !(Date.parse(modifiedTime) > Date.parse(createTime))) return null;
  const view = views.find(({ id }) => id === 'since-start');
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-12 gap-y-4 border-line border-t bg-amber-bg px-16 py-6 text-amber-fg">
      <p className="flex min-w-0 items-center gap-8">
        <FileDiff size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
        The file has changed since the approval was started.
      </p>
      {view && <Button onPress={() => onView(view.id)}>See what changed</Button>}
    </div>
  );
}
