import { useId } from 'react';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionForm } from './decision-form.tsx';
import { type DecisionSubject, useDecision } from './use-decision.ts';

/** The message box and the decisions of an approval that runs, with what each of them does and why one may be closed. */
export function Decision(subject: DecisionSubject) {
  const explanationId = useId();
  const decision = useDecision(subject);
  return (
    <section aria-label="Your decision" className="flex flex-col gap-12 rounded-card border border-line p-16">
      <DecisionForm decision={decision} explanationId={explanationId} />
      {/* In reach of the thumb, however long the form is; what passes under it ends at its edge. */}
      <div className="max-md:-mx-16 max-md:-mb-16 max-md:-bottom-16 max-md:sticky max-md:rounded-b-card max-md:border-line max-md:border-t max-md:bg-surface max-md:px-16 max-md:pt-8 max-md:pb-16">
        <DecisionBar decision={decision} explanationId={explanationId} />
      </div>
    </section>
  );
}
