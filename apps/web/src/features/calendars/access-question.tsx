import type { AccessRole } from '#shared/calendar/role-labels.ts';
import type { AccessPreview } from './access-preview.ts';
import { describePreview } from './access-sentences.ts';
import { getScopeLabel } from './calendar-writes.ts';
import { FormDialog } from './form-dialog.tsx';
import type { AccessRule } from './queries.ts';

type AccessQuestionProps = {
  rule: AccessRule;
  /** The role to set in their rule. `none` removes the rule. */
  role: AccessRole;
  preview: AccessPreview;
  onAnswer: () => void;
  onClose: () => void;
};

/**
 * Asks for confirmation before access is lowered or removed that a wider rule still grants, because the change alone does not
 * have the apparent effect.
 */
export function AccessQuestion({ rule, role, preview, onAnswer, onClose }: AccessQuestionProps) {
  const isRemoval = role === 'none';
  return (
    <FormDialog
      title={`${isRemoval ? 'Remove' : 'Change'} access of ${getScopeLabel(rule)}`}
      saveLabel={isRemoval ? 'Remove access' : 'Change access'}
      operationId={isRemoval ? 'calendar.acl.delete' : 'calendar.acl.patch'}
      canSave
      effect="undo"
      onSave={onAnswer}
      onClose={onClose}
    >
      <p>{describePreview(preview)}</p>
    </FormDialog>
  );
}
