import { operationWords } from './operation-words.ts';

const words: Readonly<Record<string, string>> = {
  'access.denied': 'Access denied',
  'alerts.channel.create': 'Added an alert channel',
  'alerts.channel.delete': 'Deleted an alert channel',
  'alerts.channel.rotateSecret': 'Rotated the signing secret of an alert channel',
  'alerts.channel.test': 'Sent a test message to an alert channel',
  'alerts.channel.update': 'Changed an alert channel',
  'alerts.rule.create': 'Added an alert rule',
  'alerts.rule.delete': 'Deleted an alert rule',
  'alerts.rule.deliver': 'Changed where an alert rule is delivered',
  'alerts.rule.update': 'Changed an alert rule',
  'approvals.evidence': 'Exported evidence of approvals',
  'approvals.absence.create': 'Set time away',
  'approvals.absence.end': 'Ended time away',
  'approvals.escalation.set': 'Planned an escalation of an approval',
  'approvals.snooze': 'Snoozed approvals',
  'approvals.unsnooze': 'Returned snoozed approvals to the queue',
  'calendars.access.end': 'Ended scheduled access to a calendar',
  'calendars.access.plan': 'Scheduled access to a calendar',
  'feeds.create': 'Created a calendar feed',
  'feeds.read': 'A calendar app read a feed',
  'feeds.revoke': 'Revoked a calendar feed',
  'approvals.template.create': 'Saved a template for approvals',
  'approvals.template.update': 'Changed a template for approvals',
  'approvals.template.delete': 'Deleted a template for approvals',
  'audit.begin': 'The console started',
  'audit.check': 'Verified the audit log',
  'audit.end': 'The console stopped',
  'audit.export': 'Exported the audit log',
  'audit.read': 'Viewed an entry',
  'audit.search': 'Searched the audit log',
  'audit.undo': 'Undid a change',
  'credential.lost': 'Lost permission to call services',
  'deployments.schedule': 'Scheduled a deployment',
  'deployments.schedule.cancel': 'Cancelled a scheduled deployment',
  'deployments.schedule.change': 'Changed a scheduled deployment',
  'errors.annotate': 'Muted or annotated an error',
  'access.review': 'Reviewed access',
  'access.undoReview': 'Undid a review of access',
  'live.stop': 'Stopped a notification channel',
  'live.watch': 'Opened a notification channel',
  'roles.remove': 'Removed a person’s roles',
  'roles.set': 'Granted roles',
  'session.begin': 'Signed in',
  'session.end': 'Signed out',
  'session.end-all-of-other': 'Ended all sessions of a person',
  'session.end-of-other': 'Ended a session of a person',
  'upload.begin': 'Started an upload',
};

const ALL = new Map([...Object.entries(operationWords), ...Object.entries(words)]);

/** What an action on record has done, in words; its ID where there are none. */
export function actionWords(action: string): string {
  return ALL.get(action) ?? action;
}
