import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorView, explainError } from '#shared/error-view.tsx';
import { operationQuery } from '#shared/operation-query.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type GivenRole, type RequestRow, useAnswer } from './queries.ts';

const ROLES = [
  { value: 'reader', label: 'Reader' },
  { value: 'commenter', label: 'Commenter' },
  { value: 'writer', label: 'Writer' },
] as const;

const EFFECTS: Readonly<Record<GivenRole, string>> = {
  reader: 'may open and download the file, and nothing else.',
  commenter: 'may open the file and comment on it.',
  writer: 'may change the file, comment on it and share it with others.',
};

type RequestPanelProps = { row: RequestRow; position: string; onClose: () => void; onNext: () => void };

/** One request beside the list: what the person will be able to do, and the answer. */
export function RequestPanel({ row, position, onClose, onNext }: RequestPanelProps) {
  const { fileId, proposalId, requester, title } = row;
  const session = useSession();
  const proposal = useQuery(operationQuery('drive.accessproposals.get', { fileId, proposalId }));
  const asked = ROLES.find(({ value }) => row.roles.includes(value))?.value ?? 'reader';
  const [role, setRole] = useState<GivenRole>(asked);
  const answer = useAnswer(row);
  const mayAnswer = mayCall(session, 'drive.accessproposals.resolve');
  const isOpen = mayAnswer && !answer.isUnderWay && proposal.data !== undefined;
  const send = (given: GivenRole | undefined) => answer.mutate(given, { onSuccess: onNext });
  useShortcut('a', () => send(role), isOpen);
  useShortcut('d', () => send(undefined), isOpen);
  useShortcut('n', onNext);
  return (
    <SidePanel title={requester} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex items-center gap-8">
          <span className="text-ink-3 text-small">{position}</span>
          <span className="ml-auto">
            <Button onPress={onNext}>Next</Button>
          </span>
        </div>
        <p>
          asks for{' '}
          <Link
            to="/file/$fileId/sharing"
            params={{ fileId }}
            className="text-accent-ink underline-offset-2 hover:underline"
          >
            {title}
          </Link>
        </p>
        {row.message && (
          <blockquote className="border-line-strong border-l-2 pl-8 text-ink-2">{row.message}</blockquote>
        )}
        {proposal.isPending && <Skeleton label="Loading the request" rows={2} />}
        {proposal.error && (
          <ErrorView
            error={proposal.error}
            title="The request could not be loaded"
            onRetry={() => void proposal.refetch()}
          />
        )}
        <SingleSelect label="Role" choices={ROLES} value={role} onChange={setRole} />
        <p role="status" className="rounded-card bg-sunken p-8 text-small">
          If accepted, {row.recipient ?? requester} {EFFECTS[role]}
        </p>
        {answer.error && (
          <p role="alert" className="text-red-fg">
            That did not work: {explainError(answer.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-8">
          <Button
            kind="success"
            size="form"
            data-op="drive.accessproposals.resolve"
            isDisabled={!isOpen}
            onPress={() => send(role)}
          >
            Accept
          </Button>
          <Button
            kind="danger"
            size="form"
            data-op="drive.accessproposals.resolve"
            isDisabled={!isOpen}
            onPress={() => send(undefined)}
          >
            Deny
          </Button>
        </div>
        {mayAnswer ? (
          <p className="text-ink-3 text-small max-md:hidden">
            <Kbd>A</Kbd> accept <Kbd>D</Kbd> deny <Kbd>N</Kbd> next
          </p>
        ) : (
          <p className="text-ink-3 text-small">Answering requests is for the role operator or reviewer.</p>
        )}
      </div>
    </SidePanel>
  );
}
