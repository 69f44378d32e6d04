import type { QueryKey } from '@tanstack/react-query';

/**
 * The reads that are cached on the device: lists and details that screens open with. None of them returns or searches content of
 * files, code, comments, property values or activity log records.
 */
export const CACHED_READS: ReadonlySet<string> = new Set([
  'bff.absences.list',
  'bff.alertChannels.list',
  'bff.alertRules.list',
  'bff.alerts.list',
  'bff.alerts.summary',
  'bff.approvalSnoozes.list',
  'bff.callBudgets.list',
  'bff.deploymentHistory.list',
  'bff.indexes.accessRequests',
  'bff.indexes.approvals',
  'bff.indexes.outsideAccess',
  'bff.indexes.people',
  'bff.indexes.projects',
  'bff.jobs.get',
  'bff.jobs.items',
  'bff.jobs.list',
  'bff.operations.list',
  'bff.operations.usage',
  'bff.people.roles.list',
  'bff.people.sessions.list',
  'bff.pins.list',
  'bff.recents.list',
  'bff.reports.list',
  'bff.sessions.list',
  'bff.views.list',
  'bff.watches.list',
  'calendar.acl.list',
  'calendar.calendarList.get',
  'calendar.calendarList.list',
  'calendar.calendars.get',
  'calendar.events.get',
  'calendar.events.list',
  'calendar.freebusy.query',
  'calendar.settings.list',
  'drive.about.get',
  'drive.accessproposals.list',
  'drive.apps.list',
  'drive.approvals.get',
  'drive.approvals.list',
  'drive.changes.list',
  'drive.drives.get',
  'drive.drives.list',
  'drive.files.get',
  'drive.files.list',
  'drive.files.listLabels',
  'drive.permissions.list',
  'drive.revisions.list',
  'drive.teamdrives.list',
  'script.processes.list',
  'script.processes.listScriptProcesses',
  'script.projects.deployments.list',
  'script.projects.get',
  'script.projects.getMetrics',
  'script.projects.triggers.list',
  'script.projects.versions.list',
]);

/** The variants of these reads that do not differ in their parameters. */
const VARIANTS: ReadonlySet<unknown> = new Set([
  'all',
  'found',
  'health',
  'home',
  'occurrences',
  'own trash',
  'pages',
  'running',
  'runs',
]);

/** Reports whether the result of a query is cached on the device. */
export function isCachedRead([operationId, ...rest]: QueryKey): boolean {
  if (typeof operationId !== 'string' || !CACHED_READS.has(operationId)) return false;
  return rest.every((part) => (typeof part === 'object' ? !searchesContent(part) : VARIANTS.has(part)));
}

function searchesContent(params: unknown): boolean {
  return JSON.stringify(params).includes('fullText');
}
