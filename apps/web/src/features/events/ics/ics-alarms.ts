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

/**
 * Returns the reminders of a VEVENT, and the number of alarms that cannot be reminders: those at a fixed time, relative to the
 * end, after the start or more than four weeks before it, and those beyond the limit of the services.
 */
export function readAlarms(component: ICAL.Component): Pick<ImportedEvent, 'reminders'> & { omittedAlarms: number } {
  const alarms = component.getAllSubcomponents('valarm').filter((alarm) => getAction(alarm) !== 'NONE');
  const found = alarms.map(readAlarm);
  const known = found.filter((each) => each !== undefined);
  const distinct = [...new Map(known.map((each) => [`${each.method}/${each.minutes}`, each])).values()];
  const overrides = distinct.slice(0, MAX_REMINDERS);
  return {
    ...(overrides.length > 0 && { reminders: { useDefault: false, overrides } }),
    omittedAlarms: found.length - known.length + distinct.length - overrides.length,
  };
}

function readAlarm(alarm: ICAL.Component): Reminder | undefined {
  const trigger = alarm.getFirstProperty('trigger');
  const offset: unknown = trigger?.getFirstValue();
  if (!(offset instanceof ICAL.Duration)) return undefined;
  const minutes = Math.round(-offset.toSeconds() / 60);
  const isRelatedToEnd = String(trigger?.getFirstParameter('related') ?? '').toUpperCase() === 'END';
  if (isRelatedToEnd || minutes < 0 || minutes > MAX_MINUTES) return undefined;
  return { method: getAction(alarm) === 'EMAIL' ? 'email' : 'popup', minutes: minutes || 0 };
}

function getAction(alarm: ICAL.Component): string {
  return String(alarm.getFirstPropertyValue('action') ?? '').toUpperCase();
}
