import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { quoteTerm } from '#shared/files/quote-term.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';
import { OffboardingDialog } from './offboarding-dialog.tsx';
import { type OffboardingStep, offboardingItemsQuery, offboardingSteps } from './offboarding-steps.ts';
import { requestsOfQuery } from './person-overview-queries.ts';

const linkClass = 'word-target text-accent-ink underline-offset-2 hover:underline';

type OffboardingListProps = {
  email: string;
  /** The button for changing all of the user's access in bulk. */
  bulkAccess: ReactNode;
};

/** Lists the offboarding steps of a user, each with its next action. Nothing is read before it is requested. */
export function OffboardingList({ email, bulkAccess }: OffboardingListProps) {
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
          <StepRow
            state="open"
            title="Files and scripts owned by this person"
            detail="only the owner can transfer them"
          >
            <Link
              to="/files"
              search={{ where: `${quoteTerm(email)} in owners`, look: 'allDrives' }}
              className={linkClass}
            >
              View files
            </Link>
          </StepRow>
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
            {step.verb} {countOf(items.length, step.noun)}
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

const marks = {
  open: { icon: Circle, tone: 'text-ink-3' },
  done: { icon: CircleCheck, tone: 'text-green-fg' },
  failed: { icon: CircleAlert, tone: 'text-red-fg' },
};

type StepRowProps = { state: keyof typeof marks; title: string; detail?: string; children?: ReactNode };

function StepRow({ state, title, detail, children }: StepRowProps) {
  const { icon: Icon, tone } = marks[state];
  return (
    <li className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 border-line py-6 not-first:border-t">
      <Icon size={16} strokeWidth={1.75} aria-hidden className={`shrink-0 ${tone}`} />
      <span className="min-w-200 flex-1">
        {title}
        {detail !== undefined && <span className="block text-ink-3 text-small">{detail}</span>}
      </span>
      {children}
    </li>
  );
}
