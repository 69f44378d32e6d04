import { useState } from 'react';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { splitAddresses } from '#shared/people/addresses.ts';
import type { EditKind, EventEdit } from './event-edit.ts';

export type EditValues = {
  amount: string;
  unit: 'minutes' | 'hours' | 'days' | 'weeks';
  direction: 'later' | 'earlier';
  clock: string;
  /** Empty if events keep their zone. */
  zone: string;
  calendarId: string;
  add: string;
  remove: string;
  response: Extract<EventEdit, { kind: 'response' }>['response'];
  colorId: string;
  colorName: string;
  visibility: Extract<EventEdit, { kind: 'visibility' }>['visibility'];
};

const FIRST: EditValues = {
  amount: '1',
  unit: 'days',
  direction: 'later',
  clock: '',
  zone: '',
  calendarId: '',
  add: '',
  remove: '',
  response: 'accepted',
  colorId: '',
  colorName: 'Calendar colour',
  visibility: 'default',
};

const UNITS = {
  minutes: { days: 0, minutes: 1 },
  hours: { days: 0, minutes: 60 },
  days: { days: 1, minutes: 0 },
  weeks: { days: 7, minutes: 0 },
} as const;

const MAX_DAYS = 3_660;

/** Returns the form for changing many events: the edit, or the missing input. */
export function useEditForm(kind: EditKind, destinations: readonly CalendarInfo[]) {
  const [values, setValues] = useState<EditValues>({ ...FIRST, calendarId: destinations[0]?.id ?? '' });
  const set = (change: Partial<EditValues>) => setValues((before) => ({ ...before, ...change }));
  return { values, set, result: readEdit(kind, values, destinations) };
}

function readEdit(
  kind: EditKind,
  values: EditValues,
  destinations: readonly CalendarInfo[],
): { edit: EventEdit } | { problem: string } {
  switch (kind) {
    case 'shift':
      return readShift(values);
    case 'time':
      return values.clock === '' && values.zone === ''
        ? { problem: 'Enter a time or choose a time zone.' }
        : { edit: { kind, clock: values.clock || undefined, zone: values.zone || undefined } };
    case 'calendar': {
      const destination = destinations.find(({ id }) => id === values.calendarId);
      return destination ? { edit: { kind, destination } } : { problem: 'You cannot edit any calendar.' };
    }
    case 'guests':
      return readGuests(values);
    case 'response':
      return { edit: { kind, response: values.response } };
    case 'color':
      return { edit: { kind, colorId: values.colorId, name: values.colorName } };
    case 'visibility':
      return { edit: { kind, visibility: values.visibility } };
    default:
      return { edit: { kind } };
  }
}

function readShift({ amount, unit, direction }: EditValues): { edit: EventEdit } | { problem: string } {
  const count = Number(amount.trim());
  const { days, minutes } = UNITS[unit];
  const isWhole = /^\d+$/.test(amount.trim()) && count > 0;
  if (!isWhole || count * (days + minutes / 1_440) > MAX_DAYS)
    return { problem: 'Enter a whole number of at most ten years.' };
  const sign = direction === 'later' ? 1 : -1;
  return { edit: { kind: 'shift', days: sign * count * days, minutes: sign * count * minutes } };
}

function readGuests({ add, remove }: EditValues): { edit: EventEdit } | { problem: string } {
  const [coming, going] = [splitAddresses(add), splitAddresses(remove)];
  const invalid = [...coming.invalid, ...going.invalid];
  if (invalid.length > 0) return { problem: `Not an email address: ${invalid[0]}` };
  if (coming.addresses.length + going.addresses.length === 0) return { problem: 'Enter a guest to add or to remove.' };
  return { edit: { kind: 'guests', add: coming.addresses, remove: going.addresses } };
}
