import type { ChangeRequest } from '#features/approvals/history/find-change-requests.ts';
import { changeRequestViewId, type ReviewView } from '#features/approvals/review-views.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';

type ChangeRequestBannerProps = {
  requests: readonly ChangeRequest[];
  /** The last modification time of the file, in the service's format. */
  modifiedTime: string | undefined;
  /** The content views that have something to show. */
  views: readonly ReviewView[];
  onView: (viewId: string) => void;
};

/** Shows which reviewers requested changes, and whether the file has changed since. */
export function ChangeRequestBanner({ requests, modifiedTime = '', views, onView }: ChangeRequestBannerProps) {
  return (
    <ul aria-label="Requested changes" className="shrink-0 border-line border-t bg-amber-bg text-amber-fg">
      {requests.map(({ email, name, message, time }) => {
        const isChanged = Date.parse(modifiedTime) > Date.parse(time);
        const view = views.find(({ id }) => id === changeRequestViewId(email));
        return (
          <li key={email} className="flex flex-wrap items-center gap-x-12 gap-y-4 px-16 py-6">
            <p className="min-w-0 wrap-anywhere">
              <strong className="font-medium">{name} requested changes</strong> {formatDateTime(Date.parse(time))}
              {message && `: “${message}”`} {isChanged ? 'The file has changed since.' : 'No changes since.'}
            </p>
            {isChanged && view && (
              <Button aria-label={`See what changed since ${name} requested changes`} onPress={() => onView(view.id)}>
                See what changed
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
