import { useQuery } from '@tanstack/react-query';
import { AlarmClockPlus, BellRing, CircleSlash, Ellipsis, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { approvalHistoryQuery } from '#features/approvals/history-query.ts';
import { reminderRefusal } from '#features/approvals/reminders.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { type DecisionState, IN_PROGRESS } from './use-decision.ts';

// Lazy-loaded on first open.
const ReassignDialog = lazyComponent(() => import('./reassign-dialog.tsx'), 'ReassignDialog');

const EscalationDialog = lazyComponent(
  () => import('#features/approvals/escalations/escalation-dialog.tsx'),
  'EscalationDialog',
);

const TICK_MS = 60_000;

/** The further actions of the file's editors and of the approval's initiator. */
export function MoreSteps({ decision }: { decision: DecisionState }) {
  const session = useSession();
  const nowMs = useNow(TICK_MS);
  const [isEscalating, setIsEscalating] = useState(false);
  const [isReassigning, setIsReassigning] = useState(false);
  const { approval, fileId } = decision.subject;
  const steps = useQuery(approvalHistoryQuery(fileId, approval.approvalId ?? '')).data ?? [];
  const tooSoon = reminderRefusal(steps.findLast(({ kind }) => kind === 'reminder')?.time, nowMs);
  const canReassign = decision.canManage && canCall(session, 'drive.approvals.reassign');
  const inProgress = decision.isInProgress ? IN_PROGRESS : undefined;
  const notYours = canReassign
    ? undefined
    : 'Only editors of the file and the person who started the approval can reassign it.';
  useShortcut('r', () => setIsReassigning(true), { disabledReason: notYours ?? inProgress });
  const reassign: MenuAction = {
    id: 'reassign',
    operationId: 'drive.approvals.reassign',
    label: 'Reassign',
    icon: UserRoundPlus,
    onAction: () => setIsReassigning(true),
  };
  const escalation: MenuAction = {
    id: 'escalation',
    label: 'Escalation',
    icon: AlarmClockPlus,
    onAction: () => setIsEscalating(true),
  };
  const cancel: MenuAction = {
    id: 'cancel',
    operationId: 'drive.approvals.cancel',
    label: 'Cancel approval',
    icon: CircleSlash,
    onAction: decision.cancel,
  };
  const remind: MenuAction = {
    id: 'remind',
    operationId: 'drive.approvals.comment',
    label: 'Remind reviewers',
    icon: BellRing,
    onAction: decision.remind,
  };
  const actions = [
    ...(decision.messageRefusal === undefined ? [{ ...remind, disabledReason: inProgress ?? tooSoon }] : []),
    ...(canReassign ? [{ ...reassign, disabledReason: inProgress }, escalation] : []),
    ...(canCall(session, 'drive.approvals.cancel') ? [{ ...cancel, disabledReason: inProgress }] : []),
  ];
  if (!decision.canManage || actions.length === 0) return null;
  return (
    <>
      <MenuButton label="More approval actions" actions={actions}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
        More
      </MenuButton>
      {isEscalating && (
        <WindowPart onClose={() => setIsEscalating(false)}>
          <EscalationDialog fileId={fileId} approval={approval} onClose={() => setIsEscalating(false)} />
        </WindowPart>
      )}
      {isReassigning && (
        <WindowPart onClose={() => setIsReassigning(false)}>
          <ReassignDialog
            fileId={fileId}
            approval={approval}
            onClose={() => setIsReassigning(false)}
            onReassign={(body) => decision.reassign(body, () => setIsReassigning(false))}
          />
        </WindowPart>
      )}
    </>
  );
}
