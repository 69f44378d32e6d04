import type { OperationId } from '@rotunda/api-client/operations';
import { Lock } from 'lucide-react';
import { useIsScopeMissing } from '#shared/operations/access-reason.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { OfferGrant } from './offer-grant.tsx';

const READING: OperationId = 'drive.files.download';

/** Shown in place of content that the user may not view: the reason and the remedy. */
export function NoContentAccess({ refusal }: { refusal: string }) {
  const title = useIsScopeMissing(READING)
    ? 'You have not granted access to content'
    : 'Your role can view metadata only';
  return (
    <EmptyState icon={Lock} title={title} action={<OfferGrant operationId={READING} />}>
      {refusal}
    </EmptyState>
  );
}
