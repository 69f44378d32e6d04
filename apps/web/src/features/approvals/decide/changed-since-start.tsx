import type { Approval } from '#features/approvals/approval.ts';
import type { ReviewView } from '#features/approvals/review-views.ts';
import { ChangeLine } from './change-line.tsx';

type ChangedSinceStartProps = {
  approval: Pick<Approval, 'status' | 'createTime'>;
  /** The last modification time of the file, in the service's format. */
  modifiedTime: string | undefined;
  /** The content views that have something to show. */
  views: readonly ReviewView[];
  onView: (viewId: string) => void;
};

/**
 * Shows that reviewers are asked about other content than at the start of the approval. Used if no response is older than the
 * content either.
 */
export function ChangedSinceStart({ approval, modifiedTime = '', views, onView }: ChangedSinceStartProps) {
  const { status, createTime = '' } = approval;
  if (status !== 'IN_PROGRESS' || !(Date.parse(modifiedTime) > Date.parse(createTime))) return null;
  const view = views.find(({ id }) => id === 'since-start');
  return (
    <div className="shrink-0 border-line border-t bg-amber-bg text-amber-fg">
      <ChangeLine onSee={view && (() => onView(view.id))}>
        The file has changed since the approval was started.
      </ChangeLine>
    </div>
  );
}
