import type { DecisionSubject } from './use-decision.ts';

/** Shows that either response pins the content that it refers to. Renders nothing if it does not. */
export function PinnedContentNote({ subject }: { subject: Pick<DecisionSubject, 'pinsContent'> }) {
  if (!subject.pinsContent) return null;
  return <p>This revision is kept so that later changes can be compared.</p>;
}
