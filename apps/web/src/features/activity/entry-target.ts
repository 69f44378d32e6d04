import type { AuditEntry } from './queries.ts';

/** Returns the URL of the screen that shows the target of an entry. Returns undefined if no screen shows the target. */
export function getTargetAddress(entry: Pick<AuditEntry, 'action' | 'target' | 'createdId'>): string | undefined {
  const { action, target = entry.createdId } = entry;
  if (target === undefined) return undefined;
  const [first = '', second] = target.toWellFormed().split('/').map(encodeURIComponent);
  const [service, resource] = action.split('.');
  if (service === 'script') return `/scripts/${first}`;
  if (service === 'calendar') {
    if (resource === 'events' && second !== undefined) return `/events/${first}/${second}`;
    return resource === 'channels' ? undefined : `/calendars/${first}/details`;
  }
  if (service !== 'drive') return undefined;
  if (resource === 'approvals' && second !== undefined) return `/reviews/${first}/${second}`;
  if (resource === 'drives' || resource === 'teamdrives') return `/drives/${first}`;
  const isAboutFile = ['files', 'permissions', 'revisions', 'comments', 'replies', 'accessproposals', 'approvals'];
  return isAboutFile.includes(resource ?? '') ? `/file/${first}` : undefined;
}
