import type { ReviewView } from '#features/approvals/review-views.ts';
import { ChangeLine } from './change-line.tsx';
import { groupByReviewedVersion, type StaleResponse } from './stale-responses.ts';

type StaleBannerProps = {
  answers: readonly StaleResponse[];
  /** The content views. The change since the response is offered if there is one. */
  views: readonly ReviewView[];
  onView: (viewId: string) => void;
};

const LIST = new Intl.ListFormat('en-GB');

const STILL = {
  one: {
    reset: '. This approval was reset.',
    counts: '. This approval is still valid.',
  },
  several: {
    reset: '. These approvals were reset.',
    counts: '. These approvals are still valid.',
  },
};

/** Shows whose approval is older than the content, with a link to the changes since. */
export function StaleBanner({ answers, views, onView }: StaleBannerProps) {
  if (answers.length === 0) return null;
  const getView = ({ email }: StaleResponse) => views.find(({ id }) => id === `since-${email}`);
  return (
    <ul aria-label="Approvals older than the file" className="shrink-0 border-line border-t bg-amber-bg text-amber-fg">
      {groupByReviewedVersion(answers, getView).map(([first, ...others]) => {
        const view = getView(first);
        const names = LIST.format([first, ...others].map(({ name }) => name));
        const still = STILL[others.length === 0 ? 'one' : 'several'];
        return (
          <li key={first.email}>
            <ChangeLine onSee={view && (() => onView(view.id))} seeLabel={`See what changed since ${names} approved`}>
              The file has changed since {names} approved it{first.isReset ? still.reset : still.counts}
            </ChangeLine>
          </li>
        );
      })}
    </ul>
  );
}
