import { oneOf } from '#shared/reader.ts';
import { listParam } from '#shared/search-params.ts';

/** The event types that lists of events can be narrowed to. */
export const eventTypes = [
  { value: 'default', label: 'Ordinary' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'focusTime', label: 'Focus time' },
  { value: 'fromMail', label: 'From a message' },
  { value: 'outOfOffice', label: 'Out of office' },
  { value: 'workingLocation', label: 'Working location' },
] as const;

/** Event types in an address. */
export const eventTypesParam = listParam(oneOf(...eventTypes.map(({ value }) => value)));
