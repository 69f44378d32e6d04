const NAMES: Readonly<Record<string, string>> = {
  autoAddHangouts: 'Add video calls to new events',
  dateFieldOrder: 'Date format',
  defaultEventLength: 'Default event duration',
  format24HourTime: '24-hour time',
  hideInvitations: 'Hide invitations until accepted',
  hideWeekends: 'Hide weekends',
  locale: 'Language',
  remindOnRespondedEventsOnly: 'Remind only of events you accepted',
  showDeclinedEvents: 'Show declined events',
  timezone: 'Time zone',
  useKeyboardShortcuts: 'Keyboard shortcuts',
  weekStart: 'Week starts on',
};

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dateFieldOrder: { MDY: 'Month, day, year', DMY: 'Day, month, year', YMD: 'Year, month, day' },
  weekStart: { '0': 'Sunday', '1': 'Monday', '6': 'Saturday' },
};

const SWITCH: Readonly<Record<string, string>> = { true: 'On', false: 'Off' };

/** Returns the name of a calendar service setting. Unknown settings keep their ID. */
export function getSettingName(id: string): string {
  return NAMES[id] ?? id;
}

/** Formats the value of a calendar service setting. */
export function getSettingValue(id: string, value: string): string {
  if (id === 'defaultEventLength') return `${value} min`;
  return VALUES[id]?.[value] ?? SWITCH[value] ?? value;
}
