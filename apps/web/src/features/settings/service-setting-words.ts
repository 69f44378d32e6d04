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

/** The name of a setting of the calendar service; its ID where the console does not know it. */
export function settingName(id: string): string {
  return NAMES[id] ?? id;
}

/** The value of a setting of the calendar service, in words. */
export function settingValue(id: string, value: string): string {
  if (id === 'defaultEventLength') return `${value} min`;
  return VALUES[id]?.[value] ?? SWITCH[value] ?? value;
}
