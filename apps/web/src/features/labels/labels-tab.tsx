import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { OfferGrant } from '#shared/errors/offer-grant.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { LabelCard } from './label-card.tsx';
import { LabelPicker } from './label-picker.tsx';
import { labelsQuery, useLabelChange } from './queries.ts';

type LabelsTabProps = { file: Pick<DriveSchemas['File'], 'id' | 'capabilities'> };

/** Lists the labels of a file, with the values of their fields. */
export function LabelsTab({ file }: LabelsTabProps) {
  const fileId = file.id ?? '';
  const labels = useQuery(labelsQuery(fileId));
  const refusal = useLabelRefusal(file);
  if (labels.isPending) return <Skeleton label="Loading the labels" rows={3} rowClass="h-44" />;
  if (isUnreadable(labels)) {
    const retry = () => void labels.refetch();
    return <ErrorView error={labels.error} title="The labels could not be loaded" onRetry={retry} />;
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-720 flex-col gap-16 p-16">
          {refusal ? (
            <div className="flex flex-col items-start gap-8 text-ink-3">
              <p>{refusal}</p>
              <OfferGrant operationId="drive.files.modifyLabels" />
            </div>
          ) : (
            <AddLabel fileId={fileId} without={labels.data.flatMap(({ id }) => id ?? [])} />
          )}
          {labels.data.map((label) => (
            <LabelCard key={label.id} fileId={fileId} label={label} isLocked={refusal !== undefined} />
          ))}
        </div>
        {labels.data.length === 0 && (
          <EmptyState icon={Tag} title="This file has no labels">
            Your organisation defines the labels.
          </EmptyState>
        )}
      </div>
      <DataFreshness
        asOfMs={labels.dataUpdatedAt}
        loaded={labels.data.length}
        hasMore={false}
        noun="label"
        operationIds={['drive.files.listLabels']}
      />
    </div>
  );
}

function AddLabel({ fileId, without }: { fileId: string; without: readonly string[] }) {
  const [id, setId] = useState('');
  const change = useLabelChange(fileId);
  const labelId = id.trim();
  const add = () => {
    if (labelId === '' || change.isPending) return;
    change.mutate({ labelId }, { onSuccess: () => setId('') });
  };
  return (
    <div className="flex items-end gap-8">
      <div className="w-320">
        <LabelPicker
          fileIds={[fileId]}
          without={without}
          value={id}
          onChange={(next) => {
            setId(next);
            change.reset();
          }}
          errorMessage={change.error ? explainError(change.error) : undefined}
        />
      </div>
      <Button
        kind="primary"
        size="form"
        data-op="drive.files.modifyLabels"
        disabledReason={labelId === '' ? 'Choose a label first.' : undefined}
        isBusy={change.isPending}
        onPress={add}
      >
        Add label
      </Button>
    </div>
  );
}

/** Returns the reason why the user cannot change the labels, if any. */
function useLabelRefusal({ capabilities }: LabelsTabProps['file']): string | undefined {
  const session = useSession();
  const refusal = roleRefusal(session, 'drive.files.modifyLabels', 'Changing labels');
  if (refusal !== undefined) return refusal;
  return capabilities?.canModifyLabels === false ? 'You cannot change the labels of this file.' : undefined;
}
