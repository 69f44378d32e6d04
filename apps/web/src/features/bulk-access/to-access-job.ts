import { countOf } from '@rotunda/api-client/count-of';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { getRoleName } from '#shared/permissions/permission.ts';
import type { AccessAction } from './access-action.ts';
import type { AccessPlan, PlannedChange } from './plan-access.ts';

type ItemDraft = JobDraft['items'][number];

const OPERATIONS = {
  expire: 'drive.permissions.update',
  keep: 'drive.permissions.update',
  role: 'drive.permissions.update',
  remove: 'drive.permissions.delete',
  handOver: 'drive.permissions.create',
} as const satisfies Record<AccessAction['kind'], JobDraft['operationId']>;

/** Returns the operation that a change calls for each permission. */
export function getOperation({ kind }: AccessAction) {
  return OPERATIONS[kind];
}

/** Returns the job that runs a plan. Permissions whose role has changed since are skipped. */
export function toAccessJob({ changes }: Pick<AccessPlan, 'changes'>, action: AccessAction): JobDraft {
  const isHandOver = action.kind === 'handOver';
  return {
    title: getTitle(action, countOf(changes.length, 'permission')).slice(0, 200),
    operationId: getOperation(action),
    // A former owner cannot reverse a transfer, so it can only be cancelled before it is sent.
    ...(isHandOver && { storesUndo: false, isHeld: true }),
    items: changes.map((change) => toItem(change, action)),
  };
}

function getTitle(action: AccessAction, permissions: string): string {
  switch (action.kind) {
    case 'expire':
      return `Set the expiry of ${permissions}`;
    case 'keep':
      return `Remove the expiry of ${permissions}`;
    case 'role':
      return `Change ${permissions} to ${getRoleName(action.role)}`;
    case 'remove':
      return `Remove ${permissions}`;
    case 'handOver':
      return `Transfer ownership to ${action.email}: ${permissions}`;
  }
}

function toItem({ file, permission, who }: PlannedChange, action: AccessAction): ItemDraft {
  const fileId = file.id ?? '';
  const permissionId = permission.id ?? '';
  const item = { id: `${fileId} ${permissionId}`, label: `${file.name ?? fileId}, ${who}`.slice(0, 300) };
  const own = {
    params: { fileId, permissionId, supportsAllDrives: true },
    ...(permission.role !== undefined && { ifMatch: permission.role }),
  };
  switch (action.kind) {
    case 'expire':
      return { ...item, ...own, body: { expirationTime: action.expirationTime } };
    case 'keep':
      return { ...item, ...own, params: { ...own.params, removeExpiration: true }, body: {} };
    case 'role':
      return { ...item, ...own, body: { role: action.role } };
    case 'remove':
      return { ...item, ...own };
    case 'handOver':
      return {
        ...item,
        params: { fileId, supportsAllDrives: true, transferOwnership: true },
        body: { type: 'user', role: 'owner', emailAddress: action.email },
      };
  }
}
