import type { AccessRole } from '#shared/calendar/role-words.ts';
import type { AccessPreview } from './access-preview.ts';
import { previewSentence } from './access-sentences.ts';
import { scopeWords } from './calendar-writes.ts';
import { FormDialog } from './form-dialog.tsx';
import type { AccessRule } from './queries.ts';

type AccessQuestionProps = {
  rule: AccessRule;
  /** What they are to have by their rule; `none` takes it away. */
  role: AccessRole;
  preview: AccessPreview;
  onAnswer: () => void;
  onClose: () => void;
};

/** Asks before access is lowered or removed that a wider rule goes on giving, since the change alone does not do what it seems to. */
export function AccessQuestion({ rule, role, preview, onAnswer, onClose }: AccessQuestionProps) {
  const isRemoval = role === 'none';
  return (
    <FormDialog
      title={`${isRemoval ? 'Remove' : 'Change'} access of ${scopeWords(rule)}`}
      saveLabel={isRemoval ? 'Remove access' : 'Change access'}
      operationId={isRemoval ? 'calendar.acl.delete' : 'calendar.acl.patch'}
      canSave
      effect="undo"
      onSave={onAnswer}
      onClose={onClose}
    >
      <p>{previewSentence(preview)}</p>
    </FormDialog>
  );
}
