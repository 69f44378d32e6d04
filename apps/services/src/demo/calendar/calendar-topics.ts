import type { DemoUsers } from '#demo/setting/users.ts';

/** Names of people in the demo organisation, and the calendars of their meeting places. */
type Name = Exclude<keyof DemoUsers, 'groups'>;
type Place = 'Aurora' | 'Canteen' | 'Room 2.14' | 'Video call';

/** An occasional meeting, in a shared calendar or in its organizer's calendar. */
export type DemoMeeting = {
  summary: string;
  calendar: 'product' | 'engineering' | 'finance' | 'newYork' | 'own';
  organizer: Name;
  guests: readonly Name[];
  /** Optional attendee. */
  optional?: Name;
  place: Place;
  minutes: number;
  description?: string;
  isPrivate?: boolean;
};

/** The non-recurring meetings of the demo organisation. */
export const MEETINGS: readonly DemoMeeting[] = [
  {
    summary: 'Budget review',
    calendar: 'finance',
    organizer: 'dina',
    guests: ['operator', 'ana', 'bo'],
    place: 'Room 2.14',
    minutes: 60,
    description: 'The cost centre report is in the drive Finance. Please read it before.',
  },
  {
    summary: 'Customer call: Northwind',
    calendar: 'own',
    organizer: 'ana',
    guests: ['hiro', 'bo'],
    optional: 'support',
    place: 'Video call',
    minutes: 30,
    description: 'Import of price lists: what is slow, and since when.',
  },
  {
    summary: 'Design critique',
    calendar: 'product',
    organizer: 'ana',
    guests: ['ines', 'farah', 'emil'],
    place: 'Aurora',
    minutes: 60,
    description: 'Bring <b>one screen</b> that you are not happy with.',
  },
  {
    summary: 'Incident review',
    calendar: 'engineering',
    organizer: 'bo',
    guests: ['chen', 'operator', 'support'],
    place: 'Room 2.14',
    minutes: 30,
    description: 'What happened, what we learned, who does what until when.',
  },
  {
    summary: 'Interview: backend engineer',
    calendar: 'engineering',
    organizer: 'bo',
    guests: ['chen', 'emil', 'grace'],
    place: 'Aurora',
    minutes: 60,
    isPrivate: true,
  },
  {
    summary: 'Interview: support lead',
    calendar: 'own',
    organizer: 'support',
    guests: ['hiro', 'grace'],
    place: 'Video call',
    minutes: 60,
    isPrivate: true,
  },
  {
    summary: 'Launch rehearsal',
    calendar: 'product',
    organizer: 'ana',
    guests: ['bo', 'farah', 'support'],
    optional: 'petra',
    place: 'Aurora',
    minutes: 90,
    description: 'We go through the day of the release, with the clock.',
  },
  {
    summary: 'Migration check',
    calendar: 'newYork',
    organizer: 'chen',
    guests: ['bo', 'operator'],
    place: 'Video call',
    minutes: 30,
    description: 'Which test systems are on the smaller machines.',
  },
  {
    summary: 'Onboarding',
    calendar: 'own',
    organizer: 'operator',
    guests: ['grace', 'emil'],
    place: 'Canteen',
    minutes: 60,
    description: 'Accounts, badge and laptop of our next colleague.',
  },
  {
    summary: 'Partner call',
    calendar: 'own',
    organizer: 'ana',
    guests: ['petra', 'hiro'],
    optional: 'reviewer',
    place: 'Video call',
    minutes: 30,
    description: 'Rollouts of the next weeks: Fjord Hotels, Casa Verde.',
  },
  {
    summary: 'Payroll questions',
    calendar: 'finance',
    organizer: 'dina',
    guests: ['grace'],
    place: 'Room 2.14',
    minutes: 30,
    isPrivate: true,
  },
  {
    summary: 'Pricing workshop',
    calendar: 'product',
    organizer: 'ana',
    guests: ['dina', 'hiro', 'farah'],
    place: 'Aurora',
    minutes: 120,
    description: 'The price list of next year. Dina brings the costs.',
  },
  {
    summary: 'Release review',
    calendar: 'engineering',
    organizer: 'bo',
    guests: ['ana', 'chen', 'operator'],
    place: 'Video call',
    minutes: 30,
    description: 'Open points of the readiness review.',
  },
  {
    summary: 'Roadmap questions',
    calendar: 'product',
    organizer: 'ana',
    guests: ['hiro', 'support', 'bo'],
    place: 'Canteen',
    minutes: 60,
  },
  {
    summary: 'Security review',
    calendar: 'own',
    organizer: 'operator',
    guests: ['reviewer', 'farah', 'emil'],
    place: 'Room 2.14',
    minutes: 60,
    description: 'Public links and old accesses, by the list of the audit.',
  },
  {
    summary: 'Supplier talks',
    calendar: 'finance',
    organizer: 'dina',
    guests: ['chen', 'reviewer'],
    place: 'Video call',
    minutes: 60,
    description: 'Brightline Hosting: prices of the next two years.',
  },
  {
    summary: 'Test plan',
    calendar: 'newYork',
    organizer: 'chen',
    guests: ['bo', 'ana'],
    place: 'Video call',
    minutes: 30,
    description: 'The load test with the price lists of Northwind Trading.',
  },
  {
    summary: 'Training: approvals',
    calendar: 'own',
    organizer: 'reviewer',
    guests: ['grace', 'hiro', 'ines'],
    place: 'Aurora',
    minutes: 60,
    description: 'How a file is reviewed, and what to write when declining one.',
  },
  {
    summary: 'Audit preparation',
    calendar: 'own',
    organizer: 'reviewer',
    guests: ['dina', 'operator'],
    place: 'Room 2.14',
    minutes: 60,
    description: 'Evidence on access and on payments.',
  },
];

/** Absences and trips in a team calendar, with their length in days. */
export const ABSENCES = [
  ['on holiday', 5],
  ['on holiday', 10],
  ['at a conference', 3],
  ['on training', 2],
  ['visiting a customer', 1],
  ['off in the afternoon', 1],
] as const;

/** Events created automatically from emails. */
export const TRIPS = [
  'Flight to Lisbon (TP 535)',
  'Hotel Miradouro',
  'Train to Hamburg (ICE 572)',
  'Table for six at Ada',
] as const;

/** Subjects of focus time events. */
export const FOCUS_SUBJECTS = {
  operator: ['Focus time', 'Quarterly access review'],
  reviewer: ['Review approvals', 'Read the audit evidence'],
  support: ['Long tickets', 'Write help articles'],
  ana: ['Write the launch plan', 'Focus time'],
} as const;
