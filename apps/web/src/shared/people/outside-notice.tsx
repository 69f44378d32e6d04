import { TriangleAlert } from 'lucide-react';
import { useOrganisation, useOutside } from './outside.ts';

/**
 * Shows which of several people or domains are outside the organisation, before a decision about them. Announced when it changes.
 */
export function OutsideNotice({ addresses }: { addresses: readonly string[] }) {
  const organisation = useOrganisation();
  const outside = useOutside(addresses);
  return (
    <div role="status" className="empty:absolute">
      {outside.length > 0 && (
        <p className="flex items-start gap-6 text-amber-fg text-small">
          <TriangleAlert size={14} strokeWidth={2} aria-hidden className="mt-1 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {outside.join(', ')} {outside.length === 1 ? 'is' : 'are'} outside {organisation}.
          </span>
        </p>
      )}
    </div>
  );
}
