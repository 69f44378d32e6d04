import type { ReviewView } from '#features/approvals/review-views.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { StaleResponse } from './stale-responses.ts';

/** What can be shown of a change, based on the file's revisions. Undefined while the revisions are loading. */
export type CompareSince = (sinceMs: number) => 'shown' | 'same' | 'lost' | 'facts' | undefined;

const NAMES = new Intl.ListFormat('en');

/** Returns the content views that have something to show. */
export function listNonEmptyViews(views: readonly ReviewView[], compare: CompareSince): readonly ReviewView[] {
  return views.filter(({ sinceMs }) => {
    const seen = sinceMs === undefined ? 'shown' : compare(sinceMs);
    return seen === 'shown' || seen === 'same';
  });
}

type MissingComparisonNoteProps = {
  answers: readonly StaleResponse[];
  /** All content views. Empty if the user cannot view earlier content. */
  views: readonly ReviewView[];
  compare: CompareSince;
  /** The name of another user who may edit the file. Undefined if none is known. */
  editor: string | undefined;
  onView: (viewId: string) => void;
};

/** Explains, below responses older than the file, why the changes since cannot be shown, and which can. */
export function MissingComparisonNote({ answers, views, compare, editor, onView }: MissingComparisonNoteProps) {
  if (answers.length === 0) return null;
  const sentence =
    views.length === 0 ? describeMissingRevisionAccess(editor) : describeMissingContent(answers, views, compare);
  if (sentence === undefined) return null;
  const whole = views.find(({ id, sinceMs = 0 }) => id === 'since-start' && compare(sinceMs) === 'shown');
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-12 gap-y-4 bg-amber-bg px-16 pb-6 pl-[38px] text-amber-fg">
      <p>{sentence}</p>
      {whole && <Button onPress={() => onView(whole.id)}>See what changed {lower(whole.label)}</Button>}
    </div>
  );
}

function describeMissingRevisionAccess(editor: string | undefined): string {
  const who = editor ?? 'An editor of the file';
  return `You can only view this file. Earlier content is visible to editors only; ${who} can show you what changed.`;
}

/** Names the reviewers whose response has no content left to compare with. Returns undefined if there are none. */
function describeMissingContent(
  answers: readonly StaleResponse[],
  views: readonly ReviewView[],
  compare: CompareSince,
) {
  const compareSinceResponse = ({ email }: StaleResponse) => {
    const since = views.find(({ id }) => id === `since-${email}`)?.sinceMs;
    return since === undefined ? undefined : compare(since);
  };
  const lost = answers.filter((answer) => compareSinceResponse(answer) === 'lost').map(({ name }) => name);
  if (lost.length > 0) {
    return `Changes are not available: the content that ${NAMES.format(lost)} approved was not saved.`;
  }
  const isOtherKind = answers.some((answer) => compareSinceResponse(answer) === 'facts');
  return isOtherKind ? 'Content of this type or size cannot be compared.' : undefined;
}

function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
