import type { LucideIcon } from 'lucide-react';

/** One thing that can be done with one row. */
export type RowAction = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Why it cannot be done now; the action is shown all the same. */
  blockedBecause?: string | undefined;
  onAction: () => void;
};
