import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { AccessPreview } from '#shared/access-requests/access-preview.tsx';
import { useAccessExpiry } from '#shared/access-requests/use-access-expiry.tsx';
import { getRequestedRole, useDecideAccessRequest } from '#shared/access-requests/use-decide-access-request.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { NamedAddress } from '#shared/people/named-address.tsx';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import { OutsideNotice } from '#shared/people/outside-notice.tsx';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';

type AccessRequestProps = {
  fileId: string;
  /** Name of the file. */
  title: string;
  proposal: DriveSchemas['AccessProposal'];
};

/** Shows one access request: the access that it would grant, and the buttons to decide. */
export function AccessRequest({ fileId, title, proposal }: AccessRequestProps) {
  const [role, setRole] = useState(getRequestedRole((proposal.rolesAndViews ?? []).map((asked) => asked.role)));
  const requester = proposal.requesterEmailAddress ?? 'Someone';
  const person = proposal.recipientEmailAddress ?? requester;
  const { answer, error, isInProgress, isNotified, setIsNotified } = useDecideAccessRequest({
    fileId,
    proposalId: proposal.proposalId ?? '',
    requester,
    recipient: person,
    title,
  });
  const end = useAccessExpiry({ fileId, person, role });
  return (
    <li className="flex flex-col gap-8 border-line px-12 py-8 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-8">
        <div className="min-w-200 flex-1">
          <p className="flex min-w-0 items-center gap-8">
            <NamedAddress address={requester} />
            <OutsideChip address={requester} />
          </p>
          {proposal.requestMessage && <p className="text-ink-2">“{proposal.requestMessage}”</p>}
          {error && (
            <p role="alert" className="text-red-fg">
              {explainError(error)}
            </p>
          )}
        </div>
        <SingleSelect label="Role" choices={BASIC_ROLE_CHOICES} value={role} onChange={setRole} />
        <Checkbox isSelected={isNotified} onChange={setIsNotified}>
          Notify by email
        </Checkbox>
        <Button
          kind="success"
          data-op="drive.accessproposals.resolve"
          disabledReason={end.problem}
          isBusy={isInProgress}
          onPress={() => answer({ role, lastDay: end.lastDay })}
        >
          <Check size={14} strokeWidth={2} aria-hidden />
          Accept
        </Button>
        <Button
          data-op="drive.accessproposals.resolve"
          isBusy={isInProgress}
          onPress={() => answer({ role: undefined })}
        >
          <X size={14} strokeWidth={2} aria-hidden />
          Deny
        </Button>
      </div>
      {end.field}
      <OutsideNotice addresses={[requester, person]} />
      <AccessPreview fileId={fileId} person={person} role={role} />
    </li>
  );
}
