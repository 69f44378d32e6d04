import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { GIVEN_ROLES, type GivenRole } from '#shared/access-requests/use-access-answer.ts';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { WindowPart } from '#ui/part.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import type { RequestRow } from './queries.ts';

// Loaded when it opens.
const BulkAnswerDialog = lazyComponent(() => import('./bulk-answer-dialog.tsx'), 'BulkAnswerDialog');

/** Answers to the requests that are picked, all with one role. */
export function RequestBulkBar({ selection }: { selection: RowSelection<RequestRow> }) {
  const session = useSession();
  const [role, setRole] = useState<GivenRole>('reader');
  const [started, setStarted] = useState<{ role: GivenRole | undefined; rows: readonly RequestRow[] }>();
  const refusal = roleRefusal(session, 'drive.accessproposals.resolve', 'Resolving requests', REVIEWING_ROLES);
  return (
    <>
      <SelectionBar selection={selection} noun="request">
        <SingleSelect label="Role" choices={GIVEN_ROLES} value={role} onChange={setRole} />
        <Button
          kind="success"
          data-op="drive.accessproposals.resolve"
          effect="held"
          disabledReason={refusal}
          onPress={() => setStarted({ role, rows: selection.rows })}
        >
          <Check size={14} strokeWidth={2} aria-hidden />
          Accept all
        </Button>
        <Button
          data-op="drive.accessproposals.resolve"
          effect="held"
          disabledReason={refusal}
          onPress={() => setStarted({ role: undefined, rows: selection.rows })}
        >
          <X size={14} strokeWidth={2} aria-hidden />
          Deny all
        </Button>
      </SelectionBar>
      {started && (
        <WindowPart onClose={() => setStarted(undefined)}>
          <BulkAnswerDialog
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
