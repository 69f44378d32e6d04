import ICAL from 'ical.js';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { ImportedEvent } from './import-body.ts';

type Reminder = NonNullable<NonNullable<ServiceEvent['reminders']>['overrides']>[number];

// The limits of the services.
const MAX_REMINDERS = 5;
const MAX_MINUTES = 4 * 7 * 24 * 60;

/** Adds the reminders of an event as alarms. Default reminders belong to the calendar, so they are omitted. */
export function addAlarms(component: ICAL.Component, { reminders, summary }: ServiceEvent, email: string): void {
  for (const { method, minutes = 0 } of reminders?.overrides ?? []) {
    const alarm = new ICAL.Component('valarm');
    alarm.updatePropertyWithValue('action', method === 'email' ? 'EMAIL' : 'DISPLAY');
    alarm.updatePropertyWithValue('trigger', ICAL.Duration.fromSeconds(-60 * minutes));
    alarm.updatePropertyWithValue('description', summary ?? 'Untitled');
    if (method === 'email') {
      alarm.updatePropertyWithValue('summary', summary ?? 'Untitled');
      alarm.updatePropertyWithValue('attendee', `mailto:${email}`);
    }
    component.addSubcomponent(alarm);
  }
}

/** Returns the reminders of a VEVENT. Omits alarms at a fixed time, relative to the end or after the start. */
export function readAlarms(component: ICAL.Component): Pick<ImportedEvent, 'reminders'> {
  const found = component.getAllSubcomponents('valarm').flatMap((alarm) => readAlarm(alarm) ?? []);
  const overrides = [...new Map(found.map((each) => [`${each.method}/${each.minutes}`, each])).values()];
  return overrides.length > 0 ? { reminders: { useDefault: false, overrides: overrides.slice(0, MAX_REMINDERS) } } : {};
}

function readAlarm(alarm: ICAL.Component): Reminder | undefined {
  const trigger = alarm.getFirstProperty('trigger');
  const offset: unknown = trigger?.getFirstValue();
  const action = String(alarm.getFirstPropertyValue('action') ?? '').toUpperCase();
  if (!(offset instanceof ICAL.Duration) || action === 'NONE') return undefined;
  const minutes = Math.round(-offset.toSeconds() / 60);
  const isRelatedToEnd = String(trigger?.getFirstParameter('related') ?? '').toUpperCase() === 'END';
  if (isRelatedToEnd || minutes < 0 || minutes > MAX_MINUTES) return undefined;
  return { method: action === 'EMAIL' ? 'email' : 'popup', minutes: minutes || 0 };
}
