import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { AccessPreview } from '#shared/access-requests/access-preview.tsx';
import { askedRole, GIVEN_ROLES, useAccessAnswer } from '#shared/access-requests/use-access-answer.ts';
import { useAccessEnd } from '#shared/access-requests/use-access-end.tsx';
import { explainError } from '#shared/error-view.tsx';
import { operationQuery } from '#shared/operation-query.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SingleSelect } from '#ui/single-select.tsx';

type Proposal = DriveSchemas['AccessProposal'];

type AccessRequestsProps = {
  fileId: string;
  /** Name of the file. */
  title: string;
};

/** Requests for access to a file that wait for an answer. Only for people who may share the file: others are refused. */
export function AccessRequests({ fileId, title }: AccessRequestsProps) {
  const session = useSession();
  const isEnabled = mayCall(session, 'drive.accessproposals.list');
  const proposals = useQuery({
    ...operationQuery('drive.accessproposals.list', { fileId, pageSize: 100 }),
    enabled: isEnabled,
  });
  const waiting = proposals.data?.accessProposals ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="requests-heading" className="flex flex-col gap-8">
      <h2 id="requests-heading" className="font-semibold text-section">
        {waiting.length === 1 ? '1 person asks for access' : `${waiting.length} people ask for access`}
      </h2>
      <ul className="rounded-card border border-line bg-surface">
        {waiting.map((proposal) => (
          <Request key={proposal.proposalId} fileId={fileId} title={title} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function Request({ fileId, title, proposal }: AccessRequestsProps & { proposal: Proposal }) {
  const [role, setRole] = useState(askedRole((proposal.rolesAndViews ?? []).map((asked) => asked.role)));
  const requester = proposal.requesterEmailAddress ?? 'Somebody';
  const person = proposal.recipientEmailAddress ?? requester;
  const { answer, error, isUnderWay, isNotified, setIsNotified } = useAccessAnswer({
    fileId,
    proposalId: proposal.proposalId ?? '',
    requester,
    recipient: person,
    title,
  });
  const end = useAccessEnd({ fileId, person, role });
  return (
    <li className="flex flex-col gap-8 border-line px-12 py-8 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
        <div className="min-w-200 flex-1">
          <p className="font-medium">{requester}</p>
          {proposal.requestMessage && <p className="text-ink-2">“{proposal.requestMessage}”</p>}
          {error && (
            <p role="alert" className="text-red-fg">
              {explainError(error)}
            </p>
          )}
        </div>
        <SingleSelect label="Role" choices={GIVEN_ROLES} value={role} onChange={setRole} />
        <Checkbox isSelected={isNotified} onChange={setIsNotified}>
          Send them a message
        </Checkbox>
        <Button
          kind="success"
          data-op="drive.accessproposals.resolve"
          blockedBecause={end.problem}
          isBusy={isUnderWay}
          onPress={() => answer({ role, lastDay: end.lastDay })}
        >
          <Check size={14} strokeWidth={2} aria-hidden />
          Accept
        </Button>
        <Button data-op="drive.accessproposals.resolve" isBusy={isUnderWay} onPress={() => answer({ role: undefined })}>
          <X size={14} strokeWidth={2} aria-hidden />
          Deny
        </Button>
      </div>
      {end.field}
      <AccessPreview fileId={fileId} person={person} role={role} />
    </li>
  );
}
