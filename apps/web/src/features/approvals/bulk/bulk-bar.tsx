import { useState } from 'react';
import type { ReviewRow } from '#features/approvals/review-queries.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { SelectionActions } from '#shared/data-table/selection/selection-actions.tsx';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { type BulkAction, bulkKinds } from './bulk-step.ts';

// Lazy-loaded on first open.
const BulkDialog = lazyComponent(() => import('./bulk-dialog.tsx'), 'BulkDialog');

const SnoozeDialog = lazyComponent(() => import('#features/approvals/snooze/snooze-dialog.tsx'), 'SnoozeDialog');

const EvidenceDialog = lazyComponent(
  () => import('#features/approvals/evidence/evidence-dialog.tsx'),
  'EvidenceDialog',
);

const ACTIONS: readonly BulkAction[] = ['approve', 'decline', 'remind', 'handOver', 'cancel'];

/** The bulk actions for the selected approvals. */
export function BulkBar({ selection }: { selection: RowSelection<ReviewRow> }) {
  const session = useSession();
  const [proved, setProved] = useState<readonly ReviewRow[]>();
  const [snoozed, setSnoozed] = useState<readonly ReviewRow[]>();
  const [started, setStarted] = useState<{ action: BulkAction; rows: readonly ReviewRow[] }>();
  const actions: MenuAction[] = [
    ...ACTIONS.map((action) => ({
      id: action,
      label: bulkKinds[action].label,
      operationId: bulkKinds[action].operationId,
      effect: 'held' as const,
      disabledReason: roleRefusal(session, bulkKinds[action].operationId, 'This', REVIEWING_ROLES),
      onAction: () => setStarted({ action, rows: selection.rows }),
    })),
    toSnooze(selection.rows, setSnoozed),
    { id: 'evidence', label: 'Evidence', onAction: () => setProved(selection.rows) },
  ];
  return (
    <>
      <SelectionBar selection={selection} noun="approval">
        <SelectionActions actions={actions} />
      </SelectionBar>
      {snoozed && (
        <WindowPart onClose={() => setSnoozed(undefined)}>
          <SnoozeDialog
            approvals={snoozed}
            onClose={(isSnoozed) => {
              setSnoozed(undefined);
              if (isSnoozed) selection.onClear();
            }}
          />
        </WindowPart>
      )}
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

/** The maximum number of approvals that can be snoozed at once. */
const MAX_SNOOZED = 500;

/** Returns the action that snoozes the approvals waiting for the user. */
function toSnooze(rows: readonly ReviewRow[], onAsk: (rows: readonly ReviewRow[]) => void): MenuAction {
  const waiting = rows.filter(({ isWaitingOnMe }) => isWaitingOnMe);
  const disabledReason =
    waiting.length === 0
      ? 'None of them is waiting for you.'
      : waiting.length > MAX_SNOOZED
        ? `Select at most ${MAX_SNOOZED} approvals to snooze.`
        : undefined;
  return { id: 'snooze', label: 'Snooze', disabledReason, onAction: () => onAsk(waiting) };
}
