import type { LucideIcon } from 'lucide-react';

/** One thing that a menu offers. */
export type MenuAction = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Why it cannot be done now; it is shown all the same. */
  blockedBecause?: string | undefined;
  onAction: () => void;
};
