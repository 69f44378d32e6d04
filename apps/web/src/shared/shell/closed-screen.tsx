import { Lock } from 'lucide-react';
import { AccessReason, forRoles } from '#shared/operations/access-reason.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Screen } from './screens.ts';

/** Stands in for a screen that shows the person nothing: whose it is, and no controls that could only be refused. */
export function ClosedScreen({ screen: { label, operationId, role } }: { screen: Screen }) {
  return (
    <>
      <PageHead title={label} />
      <EmptyState icon={Lock} title="Your role does not include this">
        {role && <p>{forRoles([role])}</p>}
        {!role && operationId && <AccessReason operationId={operationId} />}
      </EmptyState>
    </>
  );
}
