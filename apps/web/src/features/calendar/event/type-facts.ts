import { EVENT_TYPES } from '#shared/calendar/event-types.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/** Returns the properties specific to an event's type, as names and values. */
export function describeType(event: ServiceEvent): readonly (readonly [name: string, value: string | undefined])[] {
  switch (event.eventType) {
    case 'focusTime':
      return [
        ['Type', EVENT_TYPES.focusTime.label],
        ['Chat status', event.focusTimeProperties?.chatStatus === 'doNotDisturb' ? 'Do not disturb' : undefined],
        ...declineFacts(event.focusTimeProperties),
      ];
    case 'outOfOffice':
      return [['Type', EVENT_TYPES.outOfOffice.label], ...declineFacts(event.outOfOfficeProperties)];
    case 'workingLocation':
      return [
        ['Type', EVENT_TYPES.workingLocation.label],
        ['Working location', formatPlace(event.workingLocationProperties)],
      ];
    case 'birthday':
      return [
        ['Type', EVENT_TYPES.birthday.label],
        ['Occasion', formatOccasion(event.birthdayProperties)],
      ];
    case 'fromMail':
      return [['Type', EVENT_TYPES.fromMail.label]];
    default:
      return [];
  }
}

const DECLINE_LABELS: Readonly<Record<string, string>> = {
  declineNone: 'Does not decline meetings',
  declineAllConflictingInvitations: 'Declines all meetings at this time',
  declineOnlyNewConflictingInvitations: 'Declines new meetings at this time',
};

function declineFacts(properties: { autoDeclineMode?: string; declineMessage?: string } | undefined) {
  const mode = properties?.autoDeclineMode;
  return [
    ['Meetings', mode === undefined ? undefined : (DECLINE_LABELS[mode] ?? mode)],
    ['Message', properties?.declineMessage],
  ] as const;
}

function formatPlace(properties: ServiceEvent['workingLocationProperties']): string | undefined {
  if (properties?.type === 'homeOffice') return 'Home';
  if (properties?.type === 'customLocation') return properties.customLocation?.label ?? 'Other location';
  const office = properties?.officeLocation;
  const details = [
    office?.buildingId && `building ${office.buildingId}`,
    office?.floorId && `floor ${office.floorId}`,
    office?.deskId && `desk ${office.deskId}`,
  ];
  return [office?.label ?? 'Office', ...details].filter(Boolean).join(', ');
}

function formatOccasion(properties: ServiceEvent['birthdayProperties']): string | undefined {
  return properties?.customTypeName ?? properties?.type;
}
