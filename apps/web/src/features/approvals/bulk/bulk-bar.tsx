import { useState } from 'react';
import type { ReviewRow } from '#features/approvals/queue/review-queries.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { WindowPart } from '#ui/part.tsx';
import { type BulkAction, bulkKinds } from './bulk-step.ts';

// Loaded when it opens.
const BulkDialog = lazyComponent(() => import('./bulk-dialog.tsx'), 'BulkDialog');

const EvidenceDialog = lazyComponent(
  () => import('#features/approvals/evidence/evidence-dialog.tsx'),
  'EvidenceDialog',
);

const ACTIONS: readonly BulkAction[] = ['approve', 'decline', 'remind', 'handOver', 'cancel'];

/** What can be done with the approvals that are picked. */
export function BulkBar({ selection }: { selection: RowSelection<ReviewRow> }) {
  const session = useSession();
  const [proved, setProved] = useState<readonly ReviewRow[]>();
  const [started, setStarted] = useState<{ action: BulkAction; rows: readonly ReviewRow[] }>();
  return (
    <>
      <SelectionBar selection={selection} noun="approval">
        {ACTIONS.map((action) => (
          <Button
            key={action}
            data-op={bulkKinds[action].operationId}
            effect="held"
            disabledReason={roleRefusal(session, bulkKinds[action].operationId, 'This', REVIEWING_ROLES)}
            onPress={() => setStarted({ action, rows: selection.rows })}
          >
            {bulkKinds[action].label}
          </Button>
        ))}
        <Button onPress={() => setProved(selection.rows)}>Evidence</Button>
      </SelectionBar>
      {proved && (
        <WindowPart onClose={() => setProved(undefined)}>
          <EvidenceDialog source={{ rows: proved }} onClose={() => setProved(undefined)} />
        </WindowPart>
      )}
      {started && (
        <WindowPart onClose={() => setStarted(undefined)}>
          <BulkDialog
            action={started.action}
            rows={started.rows}
            onClose={(isSent) => {
              setStarted(undefined);
              if (isSent) selection.onClear();
            }}
          />
        </WindowPart>
      )}
    </>
  );
}
