import { useId } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionForm } from './decision-form.tsx';
import { type DecisionSubject, useDecision } from './use-decision.ts';

/** The message box and the decisions of an approval that runs, with what each of them does and why one may be closed. */
export function Decision(subject: DecisionSubject) {
  const explanationId = useId();
  const decision = useDecision(subject);
  const isNarrow = useMediaQuery('(width < 1100px)');
  const bar = <DecisionBar decision={decision} explanationId={explanationId} />;
  return (
    <section aria-label="Your decision" className="flex flex-col gap-12 rounded-card border border-line p-16">
      <DecisionForm decision={decision} explanationId={explanationId} bar={!isNarrow && bar} />
      {/* In reach of the thumb, however long the form is; what passes under it ends at its edge. */}
      {isNarrow && (
        <div className="-mx-16 -mb-16 -bottom-16 sticky rounded-b-card border-line border-t bg-surface px-16 pt-8 pb-16">
          {bar}
        </div>
      )}
    </section>
  );
}
