import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import type { CallParams, UserCall } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';

/** The kinds of resources that can be watched. */
export type WatchKind = components['schemas']['WatchKind'];

/** Defines how a kind of resource is watched. */
type KindRule = {
  service: 'calendar' | 'drive';
  /** Whether a target is required, optional, or not supported. */
  target: 'required' | 'optional' | 'none';
  watch: (target: string | undefined) => UserCall;
};

const rules: Readonly<Record<WatchKind, KindRule>> = {
  file: {
    service: 'drive',
    target: 'required',
    watch: (fileId = '') => ({ operationId: 'drive.files.watch', params: { fileId, supportsAllDrives: true } }),
  },
  changes: {
    service: 'drive',
    target: 'optional',
    watch: (driveId) => ({ operationId: 'drive.changes.watch', params: changesParams(driveId) }),
  },
  events: createCalendarRule('calendar.events.watch'),
  acl: createCalendarRule('calendar.acl.watch'),
  calendarList: createOwnRule('calendar.calendarList.watch'),
  settings: createOwnRule('calendar.settings.watch'),
};

/** All kinds. */
export const WATCH_KINDS = ['file', 'changes', 'events', 'acl', 'calendarList', 'settings'] as const;

/** Returns the call that watches a resource. Throws 400 if a required target is missing, or if the kind supports none. */
export function toWatchCall(kind: WatchKind, target: string | undefined): UserCall {
  const rule = rules[kind];
  if (rule.target === 'required' && target === undefined) {
    throw new ProblemError('bad_request', {
      detail: `targetId: must be the ID of the ${kind === 'file' ? 'file' : 'calendar'}.`,
    });
  }
  if (rule.target === 'none' && target !== undefined) {
    throw new ProblemError('bad_request', { detail: `targetId: must be absent for ${kind}.` });
  }
  return rule.watch(target);
}

/** Returns the kind and target of the watch that a call opens. Throws if the operation opens none. */
export function getKind(operationId: OperationId, params: CallParams): { kind: WatchKind; target: string | undefined } {
  const kind = WATCH_KINDS.find((name) => rules[name].watch(undefined).operationId === operationId);
  if (kind === undefined) throw new Error(`${operationId} opens no channel`);
  const { fileId, calendarId, driveId } = params;
  const target = {
    file: fileId,
    changes: driveId,
    events: calendarId,
    acl: calendarId,
    calendarList: null,
    settings: null,
  };
  return { kind, target: target[kind] == null ? undefined : String([target[kind]].flat()[0]) };
}

/** Returns the call that reads the start position of changes, or undefined for kinds that need none. */
export function toStartCall(kind: WatchKind, target: string | undefined): UserCall | undefined {
  if (kind !== 'changes') return undefined;
  return { operationId: 'drive.changes.getStartPageToken', params: changesParams(target) };
}

/** Returns the call that stops a channel. */
export function toStopCall(kind: WatchKind, id: string, resourceId: string): UserCall {
  const operationId = `${rules[kind].service}.channels.stop` as const;
  return { operationId, params: {}, body: { id, resourceId } };
}

/** Returns the service that sends the messages of a kind. */
export function getService(kind: WatchKind): 'calendar' | 'drive' {
  return rules[kind].service;
}

function changesParams(driveId: string | undefined): UserCall['params'] {
  return driveId === undefined ? {} : { driveId, supportsAllDrives: true };
}

function createCalendarRule(operationId: 'calendar.events.watch' | 'calendar.acl.watch'): KindRule {
  return {
    service: 'calendar',
    target: 'required',
    watch: (calendarId = '') => ({ operationId, params: { calendarId } }),
  };
}

function createOwnRule(operationId: 'calendar.calendarList.watch' | 'calendar.settings.watch'): KindRule {
  return { service: 'calendar', target: 'none', watch: () => ({ operationId, params: {} }) };
}
