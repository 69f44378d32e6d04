import type { Principal } from '#http/context.ts';
import { type CallParams, type PersonCall, readMember } from './person-call.ts';
import type { PersonCalls } from './person-calls.ts';

/** How to find out whether a thing is still as it was when it was chosen. */
type StampCheck = { thing: string; read: PersonCall; member: string };

/** The thing that a call changes. Undefined when it makes a new one. */
export function thingOf({ operationId, params }: PersonCall): string | undefined {
  const service = operationId.slice(0, operationId.indexOf('.'));
  const id = params.fileId ?? params.eventId ?? params.calendarId ?? params.driveId ?? params.scriptId;
  return id === undefined ? undefined : `${service} ${String(params.calendarId ?? '')} ${String(id)}`;
}

/** Whether a call is about a thing that has a stamp. */
export function takesStamp(call: PersonCall): boolean {
  return stampChecksOf(call).length > 0;
}

/**
 * What has changed since a thing was chosen, in words; undefined when nothing has. A stamp is the version of the thing;
 * that of an approval may be followed, after a space, by that of the file that it is about. Throws as the reads do.
 */
export async function findDrift(
  { calls, principal, requestId }: { calls: PersonCalls; principal: Principal; requestId: string },
  call: PersonCall,
  stamp: string,
): Promise<string | undefined> {
  const checks = stampChecksOf(call);
  const parts = checks.length > 1 ? stamp.split(' ') : [stamp];
  for (const [index, part] of parts.entries()) {
    const check = checks[index];
    if (!check) continue;
    const { body } = await calls.make(principal, check.read, requestId);
    if (readMember(body, check.member) !== part) return `The ${check.thing} has changed since it was chosen.`;
  }
  return undefined;
}

/** What the parts of a stamp are compared with; none when things of the kind have no stamp. */
function stampChecksOf({ operationId, params }: PersonCall): readonly StampCheck[] {
  const own = { ...pick(params, ['fileId']), supportsAllDrives: true };
  if (operationId.startsWith('drive.approvals.') && params.approvalId !== undefined) {
    const approval = pick(params, ['fileId', 'approvalId']);
    return [
      check('approval', { operationId: 'drive.approvals.get', params: approval }, 'modifyTime'),
      check('file', { operationId: 'drive.files.get', params: own }, 'modifiedTime'),
    ];
  }
  if (operationId.startsWith('calendar.events.') && params.eventId !== undefined) {
    const event = pick(params, ['calendarId', 'eventId']);
    return [check('event', { operationId: 'calendar.events.get', params: event }, 'etag')];
  }
  if (operationId.startsWith('drive.') && params.fileId !== undefined) {
    return [check('file', { operationId: 'drive.files.get', params: own }, 'version')];
  }
  return [];
}

function check(thing: string, call: PersonCall, member: string): StampCheck {
  return { thing, read: { ...call, params: { ...call.params, fields: member } }, member };
}

function pick(params: CallParams, names: readonly string[]): CallParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}
