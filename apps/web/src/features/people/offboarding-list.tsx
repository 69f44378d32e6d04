import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { getActionLabel } from '#shared/format/action-label.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';
import { OffboardingDialog } from './offboarding-dialog.tsx';
import { ConsoleAccess, OWNED, OwnedItems } from './offboarding-remains.tsx';
import { StepRow } from './offboarding-step-row.tsx';
import { type OffboardingStep, offboardingItemsQuery, offboardingSteps } from './offboarding-steps.ts';
import type { Person } from './person.ts';
import { requestsOfQuery } from './person-overview-queries.ts';

const linkClass = 'word-target text-accent-ink underline-offset-2 hover:underline';

type OffboardingListProps = {
  person: Person;
  /** The button for changing all of the user's access in bulk. */
  bulkAccess: ReactNode;
};

/** Lists the offboarding steps of a user, each with its next action. Nothing is read before it is requested. */
export function OffboardingList({ person, bulkAccess }: OffboardingListProps) {
  const { email } = person;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section
      aria-labelledby="leaving-heading"
      className="flex flex-col items-start gap-12 rounded-card border border-line bg-surface p-16"
    >
      <h2 id="leaving-heading" className="font-semibold text-section">
        Offboarding
      </h2>
      {isAsked ? (
        <ol className="flex w-full flex-col">
          {offboardingSteps.map((step) => (
            <Step key={step.title} step={step} email={email} />
          ))}
          <Requests email={email} />
          <StepRow
            state="open"
            title="All files this person can open"
            detail="set an expiry date, change the role, or transfer your files, with a preview"
          >
            {bulkAccess}
          </StepRow>
          {OWNED.map((owned) => (
            <OwnedItems key={owned.title} {...owned} email={email} />
          ))}
          <ConsoleAccess person={person} />
        </ol>
      ) : (
        <>
          <p className="text-ink-2">
            Find this person’s reviews and access, then reassign or remove them one type at a time.
          </p>
          <Button onPress={() => setIsAsked(true)}>Scan</Button>
        </>
      )}
    </section>
  );
}

function Requests({ email }: { email: string }) {
  const requests = useQuery(requestsOfQuery(email));
  const count = requests.data?.rows.length ?? 0;
  const title = 'Access requests';
  if (requests.error) return <StepRow state="failed" title={title} detail={explainError(requests.error)} />;
  return (
    <StepRow
      state={requests.data && count === 0 ? 'done' : 'open'}
      title={title}
      detail={requests.isPending ? 'loading' : count === 0 ? 'none found so far' : countOf(count, 'request')}
    >
      {count > 0 && (
        <Link to="/access-requests" search={{ requester: email }} className={linkClass}>
          Review requests
        </Link>
      )}
    </StepRow>
  );
}

function Step({ step, email }: { step: OffboardingStep; email: string }) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const held = useQuery(offboardingItemsQuery(step, email));
  const { items, skipped } = held.data ?? { items: [], skipped: [] };
  if (held.isPending) return <StepRow state="open" title={step.title} detail="loading" />;
  if (held.error) return <StepRow state="failed" title={step.title} detail={explainError(held.error)} />;
  const count = items.length === 0 ? 'none you can change' : countOf(items.length, step.noun);
  return (
    <StepRow state={items.length === 0 ? 'done' : 'open'} title={step.title} detail={[count, ...skipped].join('; ')}>
      {items.length > 0 && (
        <>
          <EffectBadge effect={step.effect} />
          <Button
            data-op={step.operationId}
            effect={step.effect}
            disabledReason={roleRefusal(session, step.operationId, 'This')}
            onPress={() => setIsOpen(true)}
          >
            {getActionLabel(step.verb, items.length, step.noun)}
          </Button>
        </>
      )}
      {isOpen && (
        <OffboardingDialog
          step={step}
          email={email}
          items={items}
          onEnd={() => void held.refetch()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </StepRow>
  );
}
