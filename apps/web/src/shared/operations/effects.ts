import type { OperationId } from '@rotunda/api-client/operations';
import type { Effect } from '#ui/effect.ts';

/** Those that wait in the backend for the time in which a person takes them back. */
const HELD: readonly OperationId[] = [
  'drive.accessproposals.resolve',
  'drive.approvals.approve',
  'drive.approvals.cancel',
  'drive.approvals.comment',
  'drive.approvals.decline',
  'drive.approvals.reassign',
  'drive.comments.delete',
  'drive.replies.delete',
];

/** Those that no other operation takes back. */
const PERMANENT: readonly OperationId[] = [
  'calendar.calendars.clear',
  'calendar.calendars.delete',
  'calendar.calendars.transferOwnership',
  'calendar.channels.stop',
  'drive.channels.stop',
  'drive.drives.delete',
  'drive.files.delete',
  'drive.files.emptyTrash',
  'drive.revisions.delete',
  'drive.teamdrives.delete',
  'script.projects.deployments.delete',
  'script.projects.versions.create',
  'script.scripts.run',
];

const READS = /\.(get|list|query|instances|export|download|generate)[^.]*$/;

/** Whether what an operation does can be taken back; undefined for one that only reads. */
export function effectOf(operationId: string): Effect | undefined {
  const isIn = (ids: readonly string[]) => ids.includes(operationId);
  if (isIn(HELD)) return 'held';
  if (isIn(PERMANENT)) return 'permanent';
  return READS.test(operationId) ? undefined : 'undo';
}
