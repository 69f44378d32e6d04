import type { LinkProps } from '@tanstack/react-router';
import type { Place } from './places.ts';

/** Returns the link of a place in the console. Returns undefined for kinds without a screen. */
export function toPlaceLink({ kind, targetId }: Place): Pick<LinkProps, 'to' | 'params'> | undefined {
  const [first = '', second = ''] = targetId.split('/');
  switch (kind) {
    case 'approval':
      return { to: '/reviews/$fileId/$approvalId', params: { fileId: first, approvalId: second } };
    case 'calendar':
      return { to: '/calendars/$calendarId/details', params: { calendarId: targetId } };
    case 'drive':
      return { to: '/drives/$driveId', params: { driveId: targetId } };
    case 'event':
      return { to: '/events/$calendarId/$eventId', params: { calendarId: first, eventId: second } };
    case 'file':
      return { to: '/file/$fileId/preview', params: { fileId: targetId } };
    case 'folder':
      return { to: '/files/$folderId', params: { folderId: targetId } };
    case 'person':
      return { to: '/people/$email', params: { email: targetId } };
    case 'script':
      return { to: '/scripts/$scriptId/overview', params: { scriptId: targetId } };
    default:
      return undefined;
  }
}
