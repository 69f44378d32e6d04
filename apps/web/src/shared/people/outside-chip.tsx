import { SquareArrowOutUpRight } from 'lucide-react';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { useOrganisation, useOutside } from './outside.ts';

/** Marks a person or a domain outside the organisation. Renders nothing for all others. */
export function OutsideChip({ address }: { address: string | undefined }) {
  const organisation = useOrganisation();
  const isShown = useOutside(address === undefined ? [] : [address]).length > 0;
  if (!isShown) return null;
  return (
    <span className="shrink-0 font-normal no-underline" title={`Outside ${organisation}`}>
      <StatusChip family="amber" glyph={<SquareArrowOutUpRight size={12} strokeWidth={2} />}>
        Outside
      </StatusChip>
    </span>
  );
}
