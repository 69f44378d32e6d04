import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api.ts';
import { explainError } from '#shared/error-view.tsx';
import { operationQuery } from '#shared/operation-query.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { notify } from '#ui/toasts.tsx';
import { roleName, roleSentence } from './permission.ts';

type Proposal = DriveSchemas['AccessProposal'];

const ROLES = (['reader', 'commenter', 'writer'] as const).map((role) => ({ value: role, label: roleName(role) }));

/** Requests for access to a file that wait for an answer. Only for people who may share the file: others are refused. */
export function AccessRequests({ fileId }: { fileId: string }) {
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
          <Request key={proposal.proposalId} fileId={fileId} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

type Answer = { action: 'ACCEPT' | 'DENY'; role: (typeof ROLES)[number]['value'] };

function Request({ fileId, proposal }: { fileId: string; proposal: Proposal }) {
  const asked = ROLES.find(({ value }) => value === proposal.rolesAndViews?.[0]?.role)?.value ?? 'reader';
  const [role, setRole] = useState(asked);
  const person = proposal.requesterEmailAddress ?? 'Somebody';
  const answer = useAnswer(fileId, proposal.proposalId ?? '');
  const send = (action: Answer['action'], done: string) =>
    answer.mutate({ action, role }, { onSuccess: () => notify(done) });
  return (
    <li className="flex flex-wrap items-center gap-x-12 gap-y-8 border-line px-12 py-8 not-first:border-t">
      <div className="min-w-200 flex-1">
        <p className="font-medium">{person}</p>
        {proposal.requestMessage && <p className="text-ink-2">“{proposal.requestMessage}”</p>}
        <p className="text-ink-3 text-small">
          If accepted, {proposal.recipientEmailAddress ?? person} {roleSentence(role)}.
        </p>
        {answer.error && (
          <p role="alert" className="text-red-fg">
            {explainError(answer.error)}
          </p>
        )}
      </div>
      <SingleSelect label="Role" choices={ROLES} value={role} onChange={setRole} />
      <Button
        kind="success"
        data-op="drive.accessproposals.resolve"
        isDisabled={answer.isPending}
        onPress={() => send('ACCEPT', `${person} has access now`)}
      >
        Accept
      </Button>
      <Button
        data-op="drive.accessproposals.resolve"
        isDisabled={answer.isPending}
        onPress={() => send('DENY', `The request of ${person} was denied`)}
      >
        Deny
      </Button>
    </li>
  );
}

function useAnswer(fileId: string, proposalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, role }: Answer) =>
      api.call(
        'drive.accessproposals.resolve',
        { fileId, proposalId },
        { body: { action, sendNotification: true, ...(action === 'ACCEPT' && { role: [role] }) } },
      ),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['drive.accessproposals.list'] }),
        client.invalidateQueries({ queryKey: ['drive.permissions.list'] }),
      ]),
  });
}
