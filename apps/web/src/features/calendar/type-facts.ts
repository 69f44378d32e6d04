import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/** What only events of one type have, as names and values. */
export function typeFacts(event: ServiceEvent): readonly (readonly [name: string, value: string | undefined])[] {
  switch (event.eventType) {
    case 'focusTime':
      return [
        ['Kind', 'Focus time'],
        ['Chat status', event.focusTimeProperties?.chatStatus === 'doNotDisturb' ? 'Do not disturb' : undefined],
        ...declineFacts(event.focusTimeProperties),
      ];
    case 'outOfOffice':
      return [['Kind', 'Out of office'], ...declineFacts(event.outOfOfficeProperties)];
    case 'workingLocation':
      return [
        ['Kind', 'Working location'],
        ['Works at', placeText(event.workingLocationProperties)],
      ];
    case 'birthday':
      return [
        ['Kind', 'Birthday'],
        ['Occasion', occasionText(event.birthdayProperties)],
      ];
    case 'fromMail':
      return [['Kind', 'From a message']];
    default:
      return [];
  }
}

const DECLINE_WORDS: Readonly<Record<string, string>> = {
  declineNone: 'Declines nothing by itself',
  declineAllConflictingInvitations: 'Declines all meetings in this time',
  declineOnlyNewConflictingInvitations: 'Declines new meetings in this time',
};

function declineFacts(properties: { autoDeclineMode?: string; declineMessage?: string } | undefined) {
  const mode = properties?.autoDeclineMode;
  return [
    ['Meetings', mode === undefined ? undefined : (DECLINE_WORDS[mode] ?? mode)],
    ['Answer', properties?.declineMessage],
  ] as const;
}

function placeText(properties: ServiceEvent['workingLocationProperties']): string | undefined {
  if (properties?.type === 'homeOffice') return 'Home';
  if (properties?.type === 'customLocation') return properties.customLocation?.label ?? 'Another place';
  const office = properties?.officeLocation;
  const details = [
    office?.buildingId && `building ${office.buildingId}`,
    office?.floorId && `floor ${office.floorId}`,
    office?.deskId && `desk ${office.deskId}`,
  ];
  return [office?.label ?? 'Office', ...details].filter(Boolean).join(', ');
}

function occasionText(properties: ServiceEvent['birthdayProperties']): string | undefined {
  return properties?.customTypeName ?? properties?.type;
}
