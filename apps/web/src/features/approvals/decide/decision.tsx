import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionForm } from './decision-form.tsx';
import { type DecisionSubject, useDecision } from './use-decision.ts';

type DecisionProps = DecisionSubject & {
  /** The element for the decision buttons, if they are outside the form. Null until the element exists. */
  barPlace?: HTMLElement | null;
};

/** The message field and the decisions of an approval in progress, with the effect of each and the reason if one is disabled. */
export function Decision({ barPlace, ...subject }: DecisionProps) {
  const explanationId = useId();
  const decision = useDecision(subject);
  const isNarrow = useMediaQuery('(width < 1100px)');
  const bar = <DecisionBar decision={decision} explanationId={explanationId} />;
  return (
    <section aria-label="Your decision" className="flex flex-col gap-12 rounded-card border border-line p-16">
      <DecisionForm
        decision={decision}
        explanationId={explanationId}
        bar={barPlace === undefined && !isNarrow && bar}
      />
      {/* In reach of the thumb, however long the form is; what passes under it ends at its edge. */}
      {barPlace && createPortal(bar, barPlace)}
      {barPlace === undefined && isNarrow && (
        <div className="-mx-16 -mb-16 -bottom-16 sticky rounded-b-card border-line border-t bg-surface px-16 pt-8 pb-16">
          {bar}
        </div>
      )}
    </section>
  );
}
