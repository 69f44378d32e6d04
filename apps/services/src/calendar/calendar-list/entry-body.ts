import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { nearestColor } from '#calendar/colors/nearest-color.ts';
import { calendarColors } from '#calendar/colors/palette.ts';
import { normalizeReminders } from '#calendar/events/write/check-reminders.ts';
import { globalError } from '#core/service-error.ts';
import type { ListEntry } from './entry.ts';

type Body = CalendarSchemas['CalendarListEntry'];
type Chosen = Omit<ListEntry, 'sequence'>;

const COLOR = /^#[0-9a-f]{6}$/i;
const NOTIFICATION_TYPES = ['eventCreation', 'eventChange', 'eventCancellation', 'eventResponse', 'agenda'];

/** A whole entry that was sent, for a calendar that is in the list as `present` or is to be. Throws 400. */
export function checkEntry(body: Body, present: Chosen, usesRgb: boolean): Chosen {
  return {
    calendarNumber: present.calendarNumber,
    ...checkColors(body, present, usesRgb),
    summaryOverride: body.summaryOverride ?? null,
    isHidden: body.hidden === true,
    // What is hidden is not shown either.
    isSelected: body.selected === true && body.hidden !== true,
    defaultReminders: JSON.stringify(normalizeReminders(body.defaultReminders ?? [])),
    notifications: JSON.stringify(checkNotifications(body)),
    isDeleted: false,
  };
}

function checkColors(body: Body, present: Chosen, usesRgb: boolean) {
  if (usesRgb && (body.backgroundColor !== undefined || body.foregroundColor !== undefined)) {
    const { backgroundColor = '', foregroundColor = '' } = body;
    if (!COLOR.test(backgroundColor) || !COLOR.test(foregroundColor)) {
      throw globalError(400, 'invalid', 'Invalid value for: backgroundColor, foregroundColor');
    }
    return { colorId: nearestColor(backgroundColor), backgroundColor, foregroundColor };
  }
  const { colorId = present.colorId } = body;
  if (calendarColors[colorId] === undefined) throw globalError(400, 'invalid', 'Invalid value for: colorId');
  const keepsRgb = colorId === present.colorId;
  return {
    colorId,
    backgroundColor: keepsRgb ? present.backgroundColor : null,
    foregroundColor: keepsRgb ? present.foregroundColor : null,
  };
}

function checkNotifications({ notificationSettings }: Body): CalendarSchemas['CalendarNotification'][] {
  const notifications = notificationSettings?.notifications ?? [];
  for (const { method, type } of notifications) {
    if (method !== 'email' || !NOTIFICATION_TYPES.includes(type ?? '')) {
      throw globalError(400, 'invalid', 'Invalid value for: notificationSettings.notifications');
    }
  }
  return notifications;
}
