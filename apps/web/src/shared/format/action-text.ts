type Forms = readonly [inProgress: string, completed: string];

const FORMS: Readonly<Record<string, Forms>> = {
  Approve: ['Approving', 'Approved'],
  Cancel: ['Cancelling', 'Cancelled'],
  Change: ['Changing', 'Changed'],
  Copy: ['Copying', 'Copied'],
  Decline: ['Declining', 'Declined'],
  Delete: ['Deleting', 'Deleted'],
  Deny: ['Denying', 'Denied'],
  Grant: ['Granting', 'Granted'],
  Import: ['Importing', 'Imported'],
  Label: ['Labelling', 'Labelled'],
  Move: ['Moving', 'Moved'],
  Narrow: ['Narrowing', 'Narrowed'],
  Reassign: ['Reassigning', 'Reassigned'],
  Remind: ['Reminding', 'Reminded'],
  Remove: ['Removing', 'Removed'],
  Request: ['Requesting', 'Requested'],
  Respond: ['Responding', 'Responded'],
  Restore: ['Restoring', 'Restored'],
  Revoke: ['Revoking', 'Revoked'],
  Run: ['Running', 'Ran'],
  Save: ['Saving', 'Saved'],
  Send: ['Sending', 'Sent'],
  Set: ['Setting', 'Set'],
  Share: ['Sharing', 'Shared'],
  Start: ['Starting', 'Started'],
  Transfer: ['Transferring', 'Transferred'],
  Turn: ['Turning', 'Turned'],
  Undo: ['Undoing', 'Undone'],
};

/**
 * Formats an action such as `Move 2 items to trash` as in progress: `Moving 2 items to trash`. Texts with another first word stay
 * unchanged.
 */
export function formatInProgress(action: string): string {
  return withForm(action, 0) ?? action;
}

/**
 * Formats an action such as `Move 2 items to trash` as completed: `Moved 2 items to trash`. With another first word, returns `…:
 * completed`.
 */
export function formatCompleted(action: string): string {
  return withForm(action, 1) ?? `${action}: completed`;
}

function withForm(action: string, form: 0 | 1): string | undefined {
  const [verb = ''] = /^[A-Z][a-z]+/.exec(action) ?? [];
  const forms = Object.hasOwn(FORMS, verb) ? FORMS[verb] : undefined;
  return forms && forms[form] + action.slice(verb.length);
}
