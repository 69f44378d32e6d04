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
      {/* In reach of the thumb, however long the form is. */}
      <div className="max-md:sticky max-md:bottom-0 max-md:bg-surface max-md:py-8">
        <DecisionBar decision={decision} explanationId={explanationId} />
      </div>
    </section>
  );
}
