import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { Hourglass, Lock, Unplug } from 'lucide-react';
import { GrantAccess } from '#shared/errors/grant-access.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { explainIncomplete, HORIZON_TEXTS, isHorizonComplete, isScanning } from './incomplete.ts';

type Coverage = components['schemas']['Coverage'];

/** The contents of an index, the operation that it requires, and the singular noun for the scanned items. Defaults to files. */
export type IndexSubject = { coverage: Coverage; subject: string; operationId: OperationId; noun?: string };

/** Shown in place of the rows of an incomplete index: the reason and the remedy. */
export function IncompleteList({ coverage, subject, operationId, noun }: IndexSubject) {
  const { failure, link, reason } = coverage;
  if (failure === 'not_offered') {
    return (
      <EmptyState icon={Unplug} title={`This service does not offer ${subject}`}>
        The connected service does not support this operation.
      </EmptyState>
    );
  }
  if (failure === 'scope_missing') {
    return (
      <EmptyState
        icon={Lock}
        title="You have not granted access to this"
        action={<GrantAccess operationIds={[operationId]} />}
      >
        This requires a permission that was not granted when you signed in.
      </EmptyState>
    );
  }
  if (failure === 'api_disabled') {
    return (
      <EmptyState
        icon={Unplug}
        title="The API of the service is not enabled"
        action={
          link !== undefined && (
            <a href={link} target="_blank" rel="noreferrer" className="word-target text-accent-ink underline">
              Enable the API
            </a>
          )
        }
      >
        {reason}
      </EmptyState>
    );
  }
  const older = isHorizonComplete(coverage) ? coverage.older : undefined;
  return (
    <EmptyState
      icon={Hourglass}
      title={older ? `Nothing in files of the ${HORIZON_TEXTS[older.horizonDays]}` : 'Nothing found yet'}
    >
      {isScanning(coverage) ? 'The scan is in progress. See the line below.' : explainIncomplete(coverage, noun)}
    </EmptyState>
  );
}
