import type { OperationId } from '@rotunda/api-client/operations';
import type { LucideIcon } from 'lucide-react';
import type { Effect } from '#ui/buttons/effect.ts';

/** An action in a menu. */
export type MenuAction = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** The reason why the action is disabled. It is shown nevertheless. */
  disabledReason?: string | undefined;
  /** The operation of the action, which determines whether it can be undone. Undefined if the action changes nothing. */
  operationId?: OperationId;
  /** Whether the action can be undone, if the operation alone does not determine it. */
  effect?: Effect;
  onAction: () => void;
};
