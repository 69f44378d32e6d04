import type { DecisionSubject } from './use-decision.ts';

/** Says of either answer that it keeps what it is given on; nothing where it does not. */
export function PinnedContentNote({ subject }: { subject: Pick<DecisionSubject, 'pinsContent'> }) {
  if (!subject.pinsContent) return null;
  return <p>This revision is kept so that later changes can be compared.</p>;
}
