import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { normalizeReminders } from '#calendar/check-reminders.ts';
import { findNearestColorId } from '#calendar/colors/nearest-color-id.ts';
import { calendarColors } from '#calendar/colors/palette.ts';
import { isRgbColor } from '#calendar/colors/rgb-color.ts';
import { invalidMember } from '#calendar/errors.ts';
import type { ListEntry } from './entry.ts';

type Body = CalendarSchemas['CalendarListEntry'];
type Chosen = Omit<ListEntry, 'sequence'>;

const NOTIFICATION_TYPES = ['eventCreation', 'eventChange', 'eventCancellation', 'eventResponse', 'agenda'];

/** Validates a complete entry. Missing colours are taken from `present`. Throws 400. */
export function checkEntry(body: Body, present: Chosen, usesRgb: boolean): Chosen {
  return {
    calendarNumber: present.calendarNumber,
    ...checkColors(body, present, usesRgb),
    summaryOverride: body.summaryOverride ?? null,
    isHidden: body.hidden === true,
    // Hidden calendars are never selected.
    isSelected: body.selected === true && body.hidden !== true,
    defaultReminders: JSON.stringify(normalizeReminders(body.defaultReminders ?? [])),
    notifications: JSON.stringify(checkNotifications(body)),
    isDeleted: false,
  };
}

function checkColors(body: Body, present: Chosen, usesRgb: boolean) {
  if (usesRgb && (body.backgroundColor !== undefined || body.foregroundColor !== undefined)) {
    const { backgroundColor = '', foregroundColor = '' } = body;
    if (!isRgbColor(backgroundColor) || !isRgbColor(foregroundColor)) {
      throw invalidMember('backgroundColor, foregroundColor');
    }
    return { colorId: findNearestColorId(backgroundColor), backgroundColor, foregroundColor };
  }
  const { colorId = present.colorId } = body;
  if (!calendarColors.has(colorId)) throw invalidMember('colorId');
  const retainsRgb = colorId === present.colorId;
  return {
    colorId,
    backgroundColor: retainsRgb ? present.backgroundColor : null,
    foregroundColor: retainsRgb ? present.foregroundColor : null,
  };
}

function checkNotifications({ notificationSettings }: Body): CalendarSchemas['CalendarNotification'][] {
  const notifications = notificationSettings?.notifications ?? [];
  for (const { method, type } of notifications) {
    if (method !== 'email' || !NOTIFICATION_TYPES.includes(type ?? '')) {
      throw invalidMember('notificationSettings.notifications');
    }
  }
  return notifications;
}
