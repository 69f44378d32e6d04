import type { OperationId } from '@rotunda/api-client/operations';
import type { LucideIcon } from 'lucide-react';
import type { Effect } from '#ui/buttons/effect.ts';

/** One action that a menu offers. */
export type MenuAction = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Why it cannot be done now; it is shown all the same. */
  disabledReason?: string | undefined;
  /** The operation that it leads to, which tells whether that can be taken back; absent where it changes nothing. */
  operationId?: OperationId;
  /** Whether it can be taken back, where the operation alone does not tell. */
  effect?: Effect;
  onAction: () => void;
};
