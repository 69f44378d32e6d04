import { countOf } from '@rotunda/api-client/count-of';
import { formatMinutes } from '@rotunda/api-client/minutes-text';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Audience } from '#shared/session/role-groups.ts';
import type { AlertKind, AlertSettings } from './queries.ts';

/** A settings field of a rule kind. */
export type SettingName =
  | 'functionName'
  | 'projectName'
  | 'count'
  | 'percent'
  | 'minutes'
  | 'hours'
  | 'scope'
  | 'text'
  | 'placeId';

type KindTexts = {
  label: string;
  /** Describes a rule with these settings. */
  describe: (settings: AlertSettings) => string;
  /** The fields in the order of the form. Optional fields end with a question mark. */
  fields: readonly (SettingName | `${SettingName}?`)[];
  labels?: Partial<Record<SettingName, string>>;
  /** The text of an alert while its condition holds. Undefined for one-time events. */
  ongoing?: string;
  /** The default settings of a new rule. */
  initial: AlertSettings;
  /** The operation that the rule needs to read its data. */
  operationId?: OperationId;
  audience?: Audience;
};

/** The rule kinds, with the texts of the form. */
export const ruleKinds: Readonly<Record<AlertKind, KindTexts>> = {
  functionFails: {
    label: 'Function fails',
    describe: ({ count = 1, percent, minutes = 60, ...of }) =>
      `${formatFunction(of)} fails ${count === 1 ? 'once' : countOf(count, 'time')}${percent === undefined ? '' : ` and in ${percent}% of its runs`} within ${formatMinutes(minutes)}`,
    fields: ['count', 'minutes', 'percent?', 'functionName?', 'projectName?'],
    labels: { count: 'Failures', minutes: 'Within minutes', percent: 'Failure rate, %' },
    ongoing: 'Still failing',
    initial: { count: 3, minutes: 60 },
    operationId: 'script.processes.list',
  },
  runMissing: {
    label: 'Expected run is missing',
    describe: ({ minutes = 60, ...of }) => `${formatFunction(of)} has not run for ${formatMinutes(minutes)}`,
    fields: ['functionName', 'minutes', 'projectName?'],
    labels: { minutes: 'Expected every (minutes)' },
    ongoing: 'Still missing',
    initial: { functionName: '', minutes: 1_440 },
    operationId: 'script.processes.list',
  },
  runTooLong: {
    label: 'Run takes too long',
    describe: ({ minutes = 60, ...of }) => `${formatFunction(of)} runs for more than ${formatMinutes(minutes)}`,
    fields: ['minutes', 'functionName?', 'projectName?'],
    labels: { minutes: 'Longer than (minutes)' },
    ongoing: 'Still running',
    initial: { minutes: 5 },
    operationId: 'script.processes.list',
  },
  runMissed: {
    label: 'Scheduled run is missing',
    describe: (of) => `${formatFunction(of)} misses its usual schedule`,
    fields: ['functionName?', 'projectName?'],
    ongoing: 'Still missing',
    initial: {},
    operationId: 'script.processes.list',
  },
  errorNew: {
    label: 'New error occurs',
    describe: (of) => `${formatFunction(of)} fails with a new error`,
    fields: ['functionName?', 'projectName?'],
    ongoing: 'Still occurring',
    initial: {},
    operationId: 'script.processes.list',
  },
  approvalDue: {
    label: 'Approval is due or overdue',
    describe: ({ hours = 0, scope }) => {
      const when =
        hours < 0
          ? `is due within ${countOf(-hours, 'hour')}`
          : hours === 0
            ? 'is overdue'
            : `is ${countOf(hours, 'hour')} overdue`;
      return `${scope === 'all' ? 'Any approval' : 'Your approval'} ${when}`;
    },
    fields: ['hours', 'scope'],
    labels: { hours: 'Hours after the due time (negative: before)' },
    ongoing: 'Still pending',
    initial: { hours: 0, scope: 'mine' },
    operationId: 'drive.approvals.list',
  },
  approvalChanged: {
    label: 'File changes during an approval',
    describe: ({ scope }) => `${scope === 'all' ? 'A file' : 'A file of your approvals'} changes after an answer`,
    fields: ['scope'],
    ongoing: 'Still pending',
    initial: { scope: 'mine' },
    operationId: 'drive.approvals.list',
  },
  accessRequestOld: {
    label: 'Access request is old',
    describe: ({ hours = 24 }) => `An access request waits for more than ${countOf(hours, 'hour')}`,
    fields: ['hours'],
    labels: { hours: 'Waiting for (hours)' },
    ongoing: 'Still pending',
    initial: { hours: 24 },
    operationId: 'drive.accessproposals.list',
  },
  sharedOutside: {
    label: 'File is shared externally',
    describe: ({ placeId }) => `A file is shared outside your organisation${formatPlace(placeId)}`,
    fields: ['placeId?'],
    ongoing: 'Still shared',
    initial: {},
    operationId: 'drive.permissions.list',
  },
  sharedWithAnyone: {
    label: 'File is shared with anyone',
    describe: ({ placeId }) => `A file is shared with anyone${formatPlace(placeId)}`,
    fields: ['placeId?'],
    ongoing: 'Still shared',
    initial: {},
    operationId: 'drive.permissions.list',
  },
  ownershipChanged: {
    label: 'File owner changes',
    describe: ({ placeId }) => `A file gets another owner${formatPlace(placeId)}`,
    fields: ['placeId?'],
    initial: {},
    operationId: 'drive.permissions.list',
  },
  filesRemoved: {
    label: 'Many files are removed',
    describe: ({ count = 20, minutes = 10, placeId }) =>
      `${countOf(count, 'file')} removed within ${formatMinutes(minutes)}${formatPlace(placeId)}`,
    fields: ['count', 'minutes', 'placeId?'],
    labels: { count: 'Files in the trash or deleted', minutes: 'Within minutes' },
    ongoing: 'Files are still being removed',
    initial: { count: 20, minutes: 10 },
    operationId: 'drive.changes.list',
  },
  calendarAccessChanged: {
    label: 'Access to a calendar changes',
    describe: () => 'Access to one of your calendars changes',
    fields: [],
    initial: {},
    operationId: 'calendar.acl.list',
  },
  eventChanged: {
    label: 'Event changes',
    describe: ({ text = '' }) => `An event with “${text}” changes`,
    fields: ['text'],
    labels: { text: 'Text in the title or description' },
    initial: { text: '' },
    operationId: 'calendar.events.list',
  },
  deploymentFails: {
    label: 'Deployment fails',
    describe: () => 'A deployment that you scheduled is not made, or one that you watch has too many failures',
    fields: [],
    initial: {},
    audience: 'operators',
  },
  reportPaused: {
    label: 'Report pauses',
    describe: () => 'One of your reports fails three times in a row and pauses',
    fields: [],
    ongoing: 'Still paused',
    initial: {},
  },
  roleChanged: {
    label: 'Role changes',
    describe: () => 'An operator changes the roles of a person',
    fields: [],
    initial: {},
    audience: 'operators',
  },
  indexStopped: {
    label: 'Index stops',
    describe: ({ minutes = 60 }) => `An index is paused for more than ${formatMinutes(minutes)}`,
    fields: ['minutes'],
    labels: { minutes: 'Paused for (minutes)' },
    ongoing: 'Still paused',
    initial: { minutes: 60 },
  },
  watchExpired: {
    label: 'Watch expires',
    describe: () => 'One of your watches expires',
    fields: [],
    ongoing: 'Still expired',
    initial: {},
  },
  credentialLost: {
    label: 'Background work stops',
    describe: () => 'Your background work stops because your sign-in is no longer accepted',
    fields: [],
    initial: {},
  },
  deviceNew: {
    label: 'Sign-in from a new device',
    describe: () => 'You sign in from a new device',
    fields: [],
    initial: {},
  },
};

/** The names of all kinds. */
export const RULE_KINDS = Object.keys(ruleKinds) as AlertKind[];

function formatFunction({ functionName, projectName }: AlertSettings): string {
  const name = functionName ? functionName : 'Any function';
  return projectName ? `${name} of ${projectName}` : name;
}

function formatPlace(placeId: string | undefined): string {
  return placeId === undefined ? '' : ' in one folder';
}
