import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { SelectionActions } from '#shared/data-table/selection/selection-actions.tsx';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { BASIC_ROLE_CHOICES } from '#shared/permissions/role-choices.ts';
import type { BasicRole } from '#shared/permissions/role-lists.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { RequestRow } from './queries.ts';

// Lazy-loaded on first open.
const BulkDecisionDialog = lazyComponent(() => import('./bulk-decision-dialog.tsx'), 'BulkDecisionDialog');

/** Accepts or denies the selected requests in bulk, with the same decision for all. */
export function RequestBulkBar({ selection }: { selection: RowSelection<RequestRow> }) {
  const session = useSession();
  const [started, setStarted] = useState<{ role: BasicRole | undefined; rows: readonly RequestRow[] }>();
  const refusal = roleRefusal(session, 'drive.accessproposals.resolve', 'Resolving requests', REVIEWING_ROLES);
  const start = (role: BasicRole | undefined) => setStarted({ role, rows: selection.rows });
  const answer = { operationId: 'drive.accessproposals.resolve', effect: 'held', disabledReason: refusal } as const;
  const actions = [
    ...BASIC_ROLE_CHOICES.map(({ value, label }) => ({
      ...answer,
      id: value,
      label: `Accept as ${label}`,
      icon: Check,
      onAction: () => start(value),
    })),
    { ...answer, id: 'deny', label: 'Deny', icon: X, onAction: () => start(undefined) },
  ];
  return (
    <>
      <SelectionBar selection={selection} noun="request">
        <SelectionActions actions={actions} />
      </SelectionBar>
      {started && (
        <WindowPart onClose={() => setStarted(undefined)}>
          <BulkDecisionDialog
            {...started}
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
