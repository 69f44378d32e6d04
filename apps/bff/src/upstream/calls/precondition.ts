import { operationTraits } from '@rotunda/api-client/operation-traits';
import { readMember } from '@rotunda/api-client/read-member';
import type { Precondition } from '@rotunda/api-client/trait-types';
import type { CallParams, UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { getProposalVersion, PROPOSAL_CONTENT } from './proposal-precondition.ts';
import type { ExecuteUserCalls } from './user-call-executor.ts';

/** Checks whether a resource is unchanged since it was selected. */
type PreconditionCheck = {
  resource: string;
  read: UserCall;
  versionOf: (body: unknown) => unknown;
  /** The value of the precondition while the resource does not exist. Omitted if the resource existed when it was selected. */
  absent?: string;
  /**
   * Whether this is a part of another resource, such as a request, rule or permission, that is not affected by changes of other
   * parts.
   */
  isPart?: true;
};

type FindChecks = (call: UserCall, ifMatch: string) => readonly PreconditionCheck[];

/** Returns the checks for the precondition of a call. */
const CHECKS: Readonly<Record<Precondition, FindChecks>> = {
  none: () => [],
  calendarRule: getRuleChecks,
  event: ({ params }) => {
    const event = pick(params, ['calendarId', 'eventId']);
    return [check('event', { operationId: 'calendar.events.get', params: event }, 'etag')];
  },
  file: getFileChecks,
  permission: getPermissionChecks,
  accessRequest: ({ params }) => {
    const read = { ...pick(params, ['fileId', 'proposalId']), fields: PROPOSAL_CONTENT.join() };
    return [
      {
        resource: 'request',
        read: { operationId: 'drive.accessproposals.get', params: read },
        versionOf: (body) => getProposalVersion(Object(body)),
        absent: REMOVED_VERSION,
        isPart: true,
      },
    ];
  },
  approval: ({ params }) => {
    const approval = pick(params, ['fileId', 'approvalId']);
    const file = { ...pick(params, ['fileId']), supportsAllDrives: true };
    return [
      check('approval', { operationId: 'drive.approvals.get', params: approval }, 'modifyTime'),
      check('file', { operationId: 'drive.files.get', params: file }, 'modifiedTime'),
    ];
  },
};

/** The precondition for access that no rule or permission grants. */
const NO_ACCESS = 'none';

/** The version of a request that no longer exists. */
const REMOVED_VERSION = 'answered';

/** Returns the resource that a call changes, or undefined if it creates a new one. */
export function findResource({ operationId, params }: UserCall): string | undefined {
  const service = operationId.slice(0, operationId.indexOf('.'));
  const id = params.fileId ?? params.eventId ?? params.calendarId ?? params.driveId ?? params.scriptId;
  return id === undefined ? undefined : `${service} ${String(params.calendarId ?? '')} ${String(id)}`;
}

/** Whether a call is about a resource with a version. */
export function supportsPrecondition(call: UserCall): boolean {
  return getPreconditionChecks(call, '').length > 0;
}

/** Whether the precondition of a call is about a part, so that changes of other parts of the resource do not violate it. */
export function isPartialPrecondition(call: UserCall, ifMatch: string): boolean {
  return getPreconditionChecks(call, ifMatch).some(({ isPart }) => isPart);
}

/**
 * Describes what has changed since a resource was selected, or returns undefined if nothing has. `ifMatch` is the version of the
 * resource, or the role of a permission. The version of an approval may be followed by a space and the version of its file.
 * Throws if a read fails.
 */
export async function findConflict(
  { calls, principal, requestId }: { calls: ExecuteUserCalls; principal: Principal; requestId: string },
  call: UserCall,
  ifMatch: string,
): Promise<string | undefined> {
  const checks = getPreconditionChecks(call, ifMatch);
  const parts = checks.length > 1 ? ifMatch.split(' ') : [ifMatch];
  for (const [index, part] of parts.entries()) {
    const check = checks[index];
    if (!check) continue;
    const version = await readVersion(check, (read) => calls.execute(principal, read, requestId));
    if (version === REMOVED_VERSION) return 'The request has been resolved or withdrawn in the meantime.';
    if (version !== part) return `The ${check.resource} has changed since it was selected.`;
  }
  return undefined;
}

async function readVersion(
  { read, versionOf, absent }: PreconditionCheck,
  make: (call: UserCall) => Promise<{ body: unknown }>,
): Promise<unknown> {
  try {
    return versionOf((await make(read)).body);
  } catch (error) {
    if (absent !== undefined && error instanceof ProblemError && error.upstream && error.failure === 'not_found')
      return absent;
    throw error;
  }
}

/** Returns the checks for the parts of `ifMatch`. Empty for resources without a version. */
function getPreconditionChecks(call: UserCall, ifMatch: string): readonly PreconditionCheck[] {
  return CHECKS[operationTraits[call.operationId].precondition](call, ifMatch);
}

/** A rule to be created has a precondition, too: the rule that it would replace, or none. */
function getRuleChecks({ params, body }: UserCall): readonly PreconditionCheck[] {
  const scope = readMember(body, 'scope');
  const [type, value] = [readMember(scope, 'type'), readMember(scope, 'value')];
  const made = type === 'default' ? type : value === undefined ? undefined : `${String(type)}:${String(value)}`;
  const ruleId = params.ruleId ?? made;
  if (params.calendarId === undefined || ruleId === undefined) return [];
  const rule = { ...pick(params, ['calendarId']), ruleId };
  const own = check('access', { operationId: 'calendar.acl.get', params: rule }, 'etag');
  return [{ ...own, absent: NO_ACCESS, isPart: true }];
}

/**
 * A value that starts with a letter is the role that the permission grants; any other value is the version of the file. Shared
 * drives have no version, and a file's version changes with its content, independently of its permissions.
 */
function getPermissionChecks(call: UserCall, ifMatch: string): readonly PreconditionCheck[] {
  if (!/^[a-z]/i.test(ifMatch)) return getFileChecks(call);
  const ids = pick(call.params, ['fileId', 'permissionId', 'useDomainAdminAccess']);
  const params = { ...ids, supportsAllDrives: true };
  const given = check('access', { operationId: 'drive.permissions.get', params }, 'role');
  return [{ ...given, absent: NO_ACCESS, isPart: true }];
}

function getFileChecks({ params }: Pick<UserCall, 'params'>): readonly PreconditionCheck[] {
  const file = { ...pick(params, ['fileId']), supportsAllDrives: true };
  return [check('file', { operationId: 'drive.files.get', params: file }, 'version')];
}

function check(resource: string, call: UserCall, member: string): PreconditionCheck {
  const read = { ...call, params: { ...call.params, fields: member } };
  return { resource, read, versionOf: (body) => readMember(body, member) };
}

function pick(params: CallParams, names: readonly string[]): CallParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}
