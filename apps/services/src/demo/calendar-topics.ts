/** Subjects of single meetings, with where they usually take place. */
export const MEETINGS = [
  'Budget review',
  'Customer call: Northwind',
  'Design critique',
  'Incident review',
  'Interview: backend engineer',
  'Interview: support lead',
  'Launch rehearsal',
  'Migration check',
  'Onboarding',
  'Partner call',
  'Payroll questions',
  'Pricing workshop',
  'Release review',
  'Roadmap questions',
  'Security review',
  'Supplier talks',
  'Test plan',
  'Training: approvals',
] as const;

export const PLACES = ['Aurora', 'Borealis', 'Canteen', 'Room 2.14', 'Video call'] as const;

/** Days off and trips that a team calendar shows. */
export const ABSENCES = [
  'on holiday',
  'at a conference',
  'on parental leave',
  'training',
  'visiting a customer',
] as const;

/** What mail told about and was put into the calendar by itself. */
export const TRIPS = [
  'Flight to Lisbon (TP 535)',
  'Hotel Miradouro',
  'Train to Hamburg (ICE 572)',
  'Table for six at Ada',
] as const;

export const FOCUS_SUBJECTS = ['Focus time', 'Write the quarterly report', 'Review approvals', 'Deep work'] as const;
