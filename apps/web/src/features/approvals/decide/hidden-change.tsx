import type { ReviewView } from '#features/approvals/review-views.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { StaleAnswer } from './stale-answers.ts';

/** What can be seen of a change, as the revisions of the file tell; undefined while they are not known. */
export type CompareSince = (sinceMs: number) => 'shown' | 'same' | 'lost' | 'facts' | undefined;

const NAMES = new Intl.ListFormat('en');

/** Those of the ways of looking at the content that have something to show. */
export function viewsToOffer(views: readonly ReviewView[], compare: CompareSince): readonly ReviewView[] {
  return views.filter(({ sinceMs }) => {
    const seen = sinceMs === undefined ? 'shown' : compare(sinceMs);
    return seen === 'shown' || seen === 'same';
  });
}

type HiddenChangeProps = {
  answers: readonly StaleAnswer[];
  /** All ways of looking at the content; none for whoever is shown no earlier content. */
  views: readonly ReviewView[];
  compare: CompareSince;
  /** Name of somebody else who may edit the file; undefined when none is known. */
  editor: string | undefined;
  onView: (viewId: string) => void;
};

/** Says, below answers that are older than the file, why it cannot be seen what changed since, and what can be. */
export function HiddenChange({ answers, views, compare, editor, onView }: HiddenChangeProps) {
  if (answers.length === 0) return null;
  const sentence = views.length === 0 ? readerSentence(editor) : lostSentence(answers, views, compare);
  if (sentence === undefined) return null;
  const whole = views.find(({ id, sinceMs = 0 }) => id === 'since-start' && compare(sinceMs) === 'shown');
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-12 gap-y-4 bg-amber-bg px-16 pb-6 pl-[38px] text-amber-fg">
      <p>{sentence}</p>
      {whole && <Button onPress={() => onView(whole.id)}>See what changed {lower(whole.label)}</Button>}
    </div>
  );
}

function readerSentence(editor: string | undefined): string {
  const who = editor ?? 'An editor of the file';
  return `You can only view this file. Earlier content is visible to editors only; ${who} can show you what changed.`;
}

/** Names those since whose answers nothing can be compared; undefined when there are none. */
function lostSentence(answers: readonly StaleAnswer[], views: readonly ReviewView[], compare: CompareSince) {
  const seenSince = ({ email }: StaleAnswer) => {
    const since = views.find(({ id }) => id === `since-${email}`)?.sinceMs;
    return since === undefined ? undefined : compare(since);
  };
  const lost = answers.filter((answer) => seenSince(answer) === 'lost').map(({ name }) => name);
  if (lost.length > 0) {
    return `Changes are not available: the content that ${NAMES.format(lost)} approved was not saved.`;
  }
  const isOtherKind = answers.some((answer) => seenSince(answer) === 'facts');
  return isOtherKind ? 'Content of this type or size cannot be compared.' : undefined;
}

function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
