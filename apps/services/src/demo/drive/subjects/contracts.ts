import type { Topic } from './subject.ts';

const CUSTOMERS = ['Northwind Trading', 'Alder & Sons', 'Baltic Foods'] as const;

export const CONTRACTS: Topic = {
  folder: 'Contracts',
  subfolders: ['Suppliers', 'Customers', 'Templates'],
  writers: ['dina', 'ana'],
  experts: ['dina', 'bo', 'emil'],
  requesters: ['petra', 'hiro'],
  subjects: [
    {
      name: 'Master agreement',
      editions: CUSTOMERS,
      kinds: ['pdf', 'md'],
      sections: [
        ['Parties', 'Kestrel Software GmbH, Berlin, and {edition} agree on the use of Kestrel Contracts.'],
        [
          'Term',
          'The agreement runs for 24 months and renews by 12 months unless one party gives notice 90 days before.',
        ],
        [
          'Fees',
          'Fees are due yearly in advance, 30 days after the invoice. They rise with the consumer price index at most.',
        ],
        ['Liability', 'Liability is limited to the fees of 12 months, except for intent and gross negligence.'],
      ],
      remark: {
        quote: 'one party gives notice 90 days before',
        text: 'Their lawyer asks for 60 days.',
        reply: 'We keep 90 days. Hiro has told them why.',
      },
      ask: 'The legal department of the customer has agreed to this wording. Please approve before we sign.',
      decline: 'The limit of liability is lower than our insurer accepts.',
      request: 'I prepare the rollout and need the agreed scope.',
    },
    {
      name: 'Renewal terms',
      editions: CUSTOMERS,
      kinds: ['md', 'txt'],
      sections: [
        ['Offer', '{edition} renews for 24 months with a discount of five percent on the second year.'],
        ['Changes', 'Support answers within four hours instead of eight. The number of users stays.'],
        ['Deadline', 'The offer is open until the end of the notice period.'],
      ],
      remark: {
        quote: 'a discount of five percent on the second year',
        text: 'We gave seven last time. Will they accept five?',
        reply: 'Yes, because of the shorter answers of support.',
      },
      ask: 'Hiro sends this on Monday. Please approve the discount.',
      decline: 'Discounts above three percent need an agreement for 36 months.',
      request: 'I talk with this customer next week and want to know what we offer.',
    },
    {
      name: 'Data processing annex',
      editions: CUSTOMERS,
      kinds: ['pdf', 'txt'],
      sections: [
        [
          'Subject',
          'Kestrel processes names, addresses and contracts on behalf of {edition}, for the term of the agreement.',
        ],
        ['Places', 'Data is kept in Frankfurt with a copy in Dublin. It does not leave the European Union.'],
        ['Subprocessors', 'Brightline Hosting runs the machines. Changes are announced 30 days before.'],
        ['Deletion', 'Data is deleted 60 days after the end of the agreement, backups 30 days later.'],
      ],
      remark: {
        quote: 'Data is kept in Frankfurt with a copy in Dublin.',
        text: 'Since when is Dublin the second place?',
        reply: 'Since the move in spring. The register of processing says so, too.',
      },
      ask: 'The annex follows the current register of processing. Please confirm the places.',
      decline: 'The list of subprocessors lacks the mail service.',
      request: 'The data protection officer of the customer has a question on deletion.',
    },
    {
      name: 'Statement of work',
      editions: ['Fjord Hotels', 'Casa Verde', 'Baltic Foods'],
      kinds: ['md', 'pdf'],
      sections: [
        ['Goal', '{edition} manages all purchase contracts in Kestrel after eight weeks.'],
        [
          'Our part',
          'We import the contracts, set up reminders and train ten people. Petra Hoffmann leads the project.',
        ],
        ['Their part', 'The customer names one person who decides, and delivers the contracts as PDF files.'],
        ['Acceptance', 'The work is accepted once 95 percent of the contracts have a correct end date.'],
      ],
      remark: {
        quote: 'The work is accepted once 95 percent of the contracts have a correct end date.',
        text: 'Who checks the sample?',
        reply: 'The customer, with fifty contracts of our choice and fifty of theirs.',
      },
      ask: 'Petra and the customer have read it. Please approve the eight weeks.',
      decline: 'Eight weeks do not fit the plan of the partner: she is booked until the end of next month.',
      request: 'I lead this project and cannot open the signed version.',
    },
    {
      name: 'Price list',
      editions: 'years',
      kinds: ['csv', 'json'],
      sections: [
        ['Valid', 'Prices of {edition} are valid from 1 January, for new contracts and for renewals.'],
        ['Discounts', 'Discounts are agreed in the contract and are not part of this list.'],
        ['Currencies', 'Prices in Swedish and Norwegian crowns follow the rate of the first working day.'],
      ],
      table: {
        columns: ['Plan', 'Users', 'Month (EUR)', 'Year (EUR)'],
        rows: [
          ['Starter', '10', 190, 2050],
          ['Team', '50', 690, 7450],
          ['Company', '250', 2400, 25900],
          ['Group', 'unlimited', 5200, 56000],
          ['Onboarding', '', 4800, 4800],
        ],
      },
      remark: {
        quote: 'Onboarding',
        text: 'Is this once, or each year?',
        reply: 'Once. It says the same in both columns for that reason.',
      },
      ask: 'Sales needs the new list two weeks before it is valid.',
      decline: 'Group is cheaper for each user than we agreed on.',
      request: 'A customer asks for the price of 250 users.',
    },
  ],
};
