import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIsShown } from '#lib/use-is-shown.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { AccessPreview } from '#shared/access-requests/access-preview.tsx';
import { useAccessExpiry } from '#shared/access-requests/use-access-expiry.tsx';
import { getRequestedRole, useDecideAccessRequest } from '#shared/access-requests/use-decide-access-request.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { KnownName } from '#shared/people/known-name.tsx';
import { OutsideNotice } from '#shared/people/outside-notice.tsx';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import type { BasicRole } from '#shared/permissions/role-lists.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { KeyLegend } from '#ui/keyboard/key-legend.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { DenialNote } from './denial-note.tsx';
import { FolderNote } from './folder-note.tsx';
import type { RequestRow } from './queries.ts';
import { SimilarRequests } from './similar-requests.tsx';

type RequestPanelProps = {
  row: RequestRow;
  /** The loaded rows, including `row`. */
  rows: readonly RequestRow[];
  position: string;
  onClose: () => void;
  /** The reason why there is no next row, if any. */
  nextRefusal: string | undefined;
  /** Moves to the next row, or finishes after the last row. */
  onNext: () => void;
  onShow: (row: RequestRow) => void;
};

/** The panel of one request: the access that the requester would get, and the buttons to decide. */
export function RequestPanel({ row, rows, position, nextRefusal, onClose, onNext, onShow }: RequestPanelProps) {
  const { fileId, proposalId, requester, title } = row;
  const session = useSession();
  const proposal = useQuery(operationQuery('drive.accessproposals.get', { fileId, proposalId }));
  const [role, setRole] = useState<BasicRole>(getRequestedRole(row.roles));
  const person = row.recipient ?? requester;
  const answer = useDecideAccessRequest(row);
  const end = useAccessExpiry({ fileId, person, role });
  const roleField = useRef<HTMLDivElement>(null);
  const endField = useRef<HTMLDivElement>(null);
  const refusal = roleRefusal(session, 'drive.accessproposals.resolve', 'Resolving requests', REVIEWING_ROLES);
  const isOpen = refusal === undefined && !answer.isInProgress && proposal.data !== undefined;
  const isShown = useIsShown();
  const goOn = () => isShown.current && onNext();
  const send = (given: BasicRole | undefined) => answer.answer({ role: given, lastDay: end.lastDay }, goOn);
  const closed = isOpen
    ? undefined
    : (refusal ?? (answer.isInProgress ? 'Your response is being sent.' : 'The request is still loading.'));
  useShortcut('a', () => send(role), {
    disabledReason: closed ?? end.problem,
    findMissing: () => (closed === undefined ? endField.current?.querySelector('input') : undefined),
    isChange: true,
  });
  useShortcut('d', () => send(undefined), { disabledReason: closed, isChange: true });
  useShortcut('r', () => roleField.current?.querySelector('button')?.click(), { disabledReason: closed });
  return (
    <SidePanel
      title={requester}
      foot={
        <DecisionBar
          isOpen={isOpen}
          refusal={refusal}
          acceptRefusal={refusal ?? end.problem}
          onAccept={() => send(role)}
          onDeny={() => send(undefined)}
        />
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-16">
        <div className="flex items-center gap-8">
          <span className="text-ink-3 text-small">{position}</span>
          <span className="ml-auto">
            <Button disabledReason={nextRefusal} onPress={onNext}>
              Next
            </Button>
          </span>
        </div>
        <div>
          <KnownName address={requester} />
          <p>
            Requests{' '}
            <Link
              to="/file/$fileId/sharing"
              params={{ fileId }}
              className="word-target text-accent-ink underline-offset-2 hover:underline"
            >
              {title}
            </Link>
          </p>
        </div>
        <OutsideNotice addresses={[requester, person]} />
        <FolderNote fileId={fileId} />
        {row.message && (
          <blockquote className="border-line-strong border-l-2 pl-8 text-ink-2">{row.message}</blockquote>
        )}
        {isUnreadable(proposal) && (
          <ErrorView
            error={proposal.error}
            title="The request could not be loaded"
            onRetry={() => void proposal.refetch()}
          />
        )}
        <div ref={roleField}>
          <SingleSelect label="Role" choices={BASIC_ROLE_CHOICES} value={role} onChange={setRole} />
        </div>
        <AccessPreview fileId={fileId} person={person} role={role} />
        <div ref={endField} className="empty:hidden">
          {end.field}
        </div>
        <Checkbox isSelected={answer.isNotified} disabledReason={refusal} onChange={answer.setIsNotified}>
          Notify by email
        </Checkbox>
        {answer.error && (
          <p role="alert" className="text-red-fg">
            {explainFailure('The response was not sent', answer.error)}
          </p>
        )}
        {refusal === undefined ? <KeyLegend entries={KEYS} /> : <p className="text-ink-3 text-small">{refusal}</p>}
        <DenialNote requester={requester} title={title} />
        <SimilarRequests row={row} rows={rows} onShow={onShow} />
      </div>
    </SidePanel>
  );
}

type DecisionBarProps = {
  isOpen: boolean;
  refusal: string | undefined;
  /** The reason why the request cannot be accepted, if any. */
  acceptRefusal: string | undefined;
  onAccept: () => void;
  onDeny: () => void;
};

const KEYS = [
  ['a', 'accept'],
  ['d', 'deny'],
  ['r', 'role'],
  ['j', 'next'],
] as const;

/** The accept and deny buttons, with touch-sized targets on narrow screens. */
function DecisionBar({ isOpen, refusal, acceptRefusal, onAccept, onDeny }: DecisionBarProps) {
  const size = useMediaQuery('(width < 768px)') ? 'touch' : 'form';
  return (
    <div className="flex gap-8 max-md:*:flex-1">
      <Button
        kind="success"
        size={size}
        data-op="drive.accessproposals.resolve"
        disabledReason={acceptRefusal}
        isBusy={!isOpen && refusal === undefined}
        onPress={onAccept}
      >
        <Check size={16} strokeWidth={2} aria-hidden />
        Accept
      </Button>
      <Button
        kind="danger"
        size={size}
        data-op="drive.accessproposals.resolve"
        disabledReason={refusal}
        isBusy={!isOpen && refusal === undefined}
        onPress={onDeny}
      >
        <X size={16} strokeWidth={2} aria-hidden />
        Deny
      </Button>
    </div>
  );
}
