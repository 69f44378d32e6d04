import { type CallParams, type PersonCall, readMember } from '#calls/person-call.ts';

/** How to find out whether a thing is still as it was when it was chosen. */
export type StampCheck = { read: PersonCall; member: string };

/** The thing that a call changes. Undefined when it makes a new one. */
export function thingOf({ operationId, params }: PersonCall): string | undefined {
  const service = operationId.slice(0, operationId.indexOf('.'));
  const id = params.fileId ?? params.eventId ?? params.calendarId ?? params.driveId ?? params.scriptId;
  return id === undefined ? undefined : `${service} ${String(params.calendarId ?? '')} ${String(id)}`;
}

/** What the stamp of a call is compared with; undefined when things of its kind have none. */
export function stampCheckOf({ operationId, params }: PersonCall): StampCheck | undefined {
  if (operationId.startsWith('drive.approvals.') && params.approvalId !== undefined) {
    return check({ operationId: 'drive.approvals.get', params: pick(params, ['fileId', 'approvalId']) }, 'modifyTime');
  }
  if (operationId.startsWith('calendar.events.') && params.eventId !== undefined) {
    return check({ operationId: 'calendar.events.get', params: pick(params, ['calendarId', 'eventId']) }, 'etag');
  }
  if (operationId.startsWith('drive.') && params.fileId !== undefined) {
    const own = { ...pick(params, ['fileId']), supportsAllDrives: true };
    return check({ operationId: 'drive.files.get', params: own }, 'version');
  }
  return undefined;
}

/** The stamp in what a stamp's read has answered; undefined when it is not there. */
export function readStamp(body: unknown, member: string): string | undefined {
  const value = readMember(body, member);
  return typeof value === 'string' ? value : undefined;
}

function check(call: PersonCall, member: string): StampCheck {
  return { read: { ...call, params: { ...call.params, fields: member } }, member };
}

function pick(params: CallParams, names: readonly string[]): CallParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}
