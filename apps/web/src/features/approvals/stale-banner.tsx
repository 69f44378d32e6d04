import { FileDiff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { ReviewView } from './review-views.ts';
import type { StaleAnswer } from './stale-answers.ts';

type StaleBannerProps = {
  answers: readonly StaleAnswer[];
  /** Ways of looking at the content; the change is offered where there is one since the answer. */
  views: readonly ReviewView[];
  onView: (viewId: string) => void;
};

/** Says whose approval is older than the content, with a way to what has changed since. */
export function StaleBanner({ answers, views, onView }: StaleBannerProps) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label="Answers older than the file" className="shrink-0 border-line border-t bg-amber-bg text-amber-fg">
      {answers.map(({ name, email, isReset }) => {
        const view = views.find(({ id }) => id === `since-${email}`);
        return (
          <li key={email} className="flex flex-wrap items-center gap-x-12 gap-y-4 px-16 py-6">
            <span className="flex min-w-0 items-start gap-8">
              <FileDiff size={14} strokeWidth={1.75} aria-hidden className="mt-2 shrink-0" />
              <span>
                The file has changed since {name} approved it
                {isReset
                  ? '. That approval no longer counts and has to be given again.'
                  : '; the approval still counts.'}
              </span>
            </span>
            {view && (
              <Button onPress={() => onView(view.id)} aria-label={`See what changed since ${name} approved`}>
                See what changed
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
