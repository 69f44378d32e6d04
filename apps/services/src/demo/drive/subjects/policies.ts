import type { Topic } from './subject.ts';

export const POLICIES: Topic = {
  folder: 'Policies',
  subfolders: ['Security', 'People', 'Archive'],
  writers: ['operator', 'dina'],
  experts: ['grace', 'dina', 'chen'],
  requesters: ['hiro', 'support'],
  subjects: [
    {
      name: 'Security policy',
      editions: 'years',
      kinds: ['pdf', 'md'],
      sections: [
        ['Accounts', 'In {edition} everybody signs in with a second factor. Shared accounts are not allowed.'],
        ['Devices', 'Disks are encrypted and screens lock after five minutes.'],
        ['Files', 'Customer data is shared with people and groups by name, never by public link.'],
        ['Incidents', 'Report within an hour to security@example.com. Nobody is blamed for a report.'],
      ],
      remark: {
        quote: 'never by public link',
        text: 'The audit counts about 300 such links. Do we close them?',
        reply: 'Those without customer data may stay. Olivia closes the others until the end of the month.',
      },
      ask: 'The part on files is stricter than before. Please approve.',
      decline: 'An hour is not possible for people on leave.',
      request: 'A customer asks for our rules on devices.',
    },
    {
      name: 'Remote work policy',
      editions: 'years',
      kinds: ['pdf', 'txt'],
      sections: [
        ['Where', 'In {edition} people may work from home or from another country of the Union for 40 days.'],
        ['When', 'Everybody can be reached from 10:00 to 15:00 in their own zone.'],
        ['Costs', 'Kestrel pays for a chair, a screen and half of the connection.'],
      ],
      remark: {
        quote: '40 days',
        text: 'Are weekends in between counted?',
        reply: 'No, only days on which people work.',
      },
      ask: 'Longer stays are new. Please approve after the tax office has answered.',
      decline: 'The insurance covers 30 days only.',
      request: 'I plan a month in Lisbon and would like to know the rules.',
    },
    {
      name: 'Retention schedule',
      editions: 'years',
      kinds: ['csv', 'pdf'],
      sections: [
        ['Purpose', 'The schedule of {edition} says how long we keep what, and who deletes it.'],
        ['Holds', 'Whatever belongs to an open audit or dispute is kept until that ends.'],
        ['Proof', 'Deletion is recorded with date, person and number of files.'],
      ],
      table: {
        columns: ['What', 'Years', 'Deleted by'],
        rows: [
          ['Invoices', 10, 'Dina Abbas'],
          ['Contracts', 6, 'Dina Abbas'],
          ['Applications', 1, 'Grace Okafor'],
          ['Tickets', 3, 'Sunniva Port'],
          ['Logs', 1, 'Emil Novak'],
        ],
      },
      remark: {
        quote: 'Applications',
        text: 'It was half a year until now.',
        reply: 'Candidates may agree to a year. Without that it stays half a year.',
      },
      ask: 'The lawyer has confirmed the years. Please approve.',
      decline: 'Logs with personal data have to go after 90 days.',
      request: 'I clean up old tickets and need to know which.',
    },
    {
      name: 'Travel policy',
      editions: 'years',
      kinds: ['pdf', 'md'],
      sections: [
        ['Booking', 'Trips of {edition} are booked by the office, at least ten days before.'],
        ['Rail', 'Up to five hours we go by train, second class.'],
        ['Hotels', 'Up to 140 euro a night, in large cities up to 190.'],
        ['Receipts', 'Claims without a receipt are paid up to 15 euro.'],
      ],
      remark: {
        quote: 'at least ten days before',
        text: 'Visits to customers after an incident cannot wait ten days.',
        reply: 'They are an exception now, with a word to Dina.',
      },
      ask: 'Hotels are five percent more expensive. Please approve the new limits.',
      decline: 'New York is missing: 190 euro do not suffice there.',
      request: 'I book a trip for my team.',
    },
    {
      name: 'Code of conduct',
      editions: 'years',
      kinds: ['md', 'txt'],
      sections: [
        ['Respect', 'The code of {edition}: we speak with people, not about them.'],
        ['Gifts', 'Gifts above 35 euro are returned or given away, and are reported to Ravi Venter.'],
        ['Concerns', 'Who has a concern talks with Grace Okafor, or writes to the address that only the lawyer reads.'],
      ],
      remark: {
        quote: 'Gifts above 35 euro',
        text: 'Is an invitation to dinner a gift?',
        reply: 'Yes, if we do not pay our part.',
      },
      ask: 'The address of the lawyer is new. Please approve.',
      decline: 'The part on second jobs has been lost.',
      request: 'A supplier asks whether we have one.',
    },
  ],
};
