import { useNavigate } from '@tanstack/react-router';
import { Activity, CirclePause, CirclePlay, Copy, Pencil, Trash2 } from 'lucide-react';
import { useUndoableWrite } from '#shared/script/use-undoable-write.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { copyText } from '#ui/text/copy-text.ts';
import { TRIGGER_WRITES, type TriggerSwitch } from './apply-pending-switches.ts';
import type { Trigger } from './queries.ts';
import { deleteTrigger, setTriggerDisabled } from './trigger-writes.ts';

/** Returns the actions of one trigger. */
export function useTriggerActions(scriptId: string, onEdit: (trigger: Trigger) => void) {
  const navigate = useNavigate();
  const { run } = useUndoableWrite<TriggerSwitch>(TRIGGER_WRITES);
  const refusal = useWriteRefusal(scriptId, 'script.projects.triggers.update');
  return (trigger: Trigger): MenuAction[] => {
    const { disabled = false, lastRun, triggerId = '', functionName } = trigger;
    return [
      {
        id: 'edit',
        operationId: 'script.projects.triggers.update',
        label: 'Edit',
        icon: Pencil,
        disabledReason: refusal,
        onAction: () => onEdit(trigger),
      },
      {
        id: 'switch',
        operationId: 'script.projects.triggers.update',
        label: disabled ? 'Enable' : 'Disable',
        icon: disabled ? CirclePlay : CirclePause,
        disabledReason: refusal,
        onAction: () =>
          void run(() => setTriggerDisabled(scriptId, trigger, !disabled), { triggerId, disabled: !disabled }),
      },
      {
        id: 'runs',
        label: 'View runs',
        icon: Activity,
        disabledReason: lastRun ? undefined : 'This trigger has not run yet.',
        onAction: () =>
          void navigate({
            to: '/scripts/$scriptId/processes',
            params: { scriptId },
            search: { fn: functionName, peek: lastRun?.processId },
          }),
      },
      {
        id: 'copy',
        label: 'Copy the trigger ID',
        icon: Copy,
        onAction: () => copyText(triggerId, 'Trigger ID copied'),
      },
      {
        id: 'delete',
        operationId: 'script.projects.triggers.delete',
        label: 'Delete',
        icon: Trash2,
        disabledReason: refusal,
        onAction: () => void run(() => deleteTrigger(scriptId, trigger)),
      },
    ];
  };
}
