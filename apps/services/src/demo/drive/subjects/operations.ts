import type { Topic } from './subject.ts';

export const OPERATIONS: Topic = {
  folder: 'Operations',
  subfolders: ['Runbooks', 'Incidents', 'Inventory'],
  writers: ['operator', 'chen'],
  experts: ['bo', 'chen', 'emil'],
  requesters: ['support', 'hiro'],
  subjects: [
    {
      name: 'Incident report',
      editions: ['ledger outage', 'late reminders', 'slow search'],
      kinds: ['md', 'pdf'],
      sections: [
        ['What happened', 'Report on the {edition}: customers noticed it 20 minutes before we did.'],
        ['Cause', 'A certificate had ended, and the check that should warn of it had been switched off for a test.'],
        ['Repair', 'Chen Wei renewed the certificate after 95 minutes. No data was lost.'],
        ['Lessons', 'Checks that are switched off switch themselves on after a day. Olivia Perera follows up.'],
      ],
      remark: {
        quote: 'customers noticed it 20 minutes before we did',
        text: 'How did we find out in the end?',
        reply: 'By a call of Fjord Hotels to support. It is in the timeline now.',
      },
      ask: 'Please approve it, so that support can send it to the customers.',
      decline: 'The timeline ends before the repair.',
      request: 'Customers ask me what happened and I have only the summary.',
    },
    {
      name: 'Backup runbook',
      editions: ['database', 'file store', 'mail'],
      kinds: ['md', 'txt'],
      sections: [
        ['When', 'The {edition} is copied every night at 02:00 and kept for 35 days.'],
        ['Restore', 'Take the machine out of the pool, restore the copy of the night, and compare the counts.'],
        ['Practice', 'Restoring is practised each quarter. The last time it took 48 minutes.'],
        ['Who', 'Emil Novak, in his absence Chen Wei.'],
      ],
      remark: {
        quote: 'compare the counts',
        text: 'Which counts? I did not find them when we practised.',
        reply: 'They stand at the end of the log of the copy. I have added the path.',
      },
      ask: 'Changed after the last practice. Please approve the order of the steps.',
      decline: 'Step two needs a right that Chen does not have.',
      request: 'I am on call next week.',
    },
    {
      name: 'Asset inventory',
      editions: ['Berlin office', 'Lisbon office', 'New York office'],
      kinds: ['csv', 'json'],
      sections: [
        ['Counted', 'Everything above 200 euro in the {edition}, counted by two people.'],
        ['Missing', 'Two monitors were not found. They were written off.'],
        ['Next count', 'In twelve months, or when somebody moves out.'],
      ],
      table: {
        columns: ['Asset', 'Count', 'Value (EUR)'],
        rows: [
          ['Laptops', 34, 40800],
          ['Monitors', 41, 11900],
          ['Phones', 18, 7200],
          ['Desks', 30, 13500],
          ['Projectors', 3, 2700],
          ['Network devices', 9, 6100],
        ],
      },
      remark: {
        quote: 'Network devices',
        text: 'Are the old access points in this?',
        reply: 'No, they went to recycling in spring.',
      },
      ask: 'Please approve the two monitors that are written off.',
      decline: 'Projectors were counted twice: one of them is in repair.',
      request: 'I am moving desks and need the list.',
    },
    {
      name: 'Access review',
      editions: 'quarters',
      kinds: ['csv', 'pdf'],
      sections: [
        ['Scope', 'Review of {edition}: who has access to the ledger, the shared drives and the customer data.'],
        ['Changes', 'Seven accesses were removed, four of them of people who had changed teams.'],
        ['Shared links', 'Files that anyone with the link can open are listed by the audit script of Farah Siddiqui.'],
      ],
      table: {
        columns: ['System', 'People', 'Removed', 'Reviewed by'],
        rows: [
          ['Ledger', 4, 1, 'Dina Abbas'],
          ['Shared drives', 38, 3, 'Olivia Perera'],
          ['Customer data', 11, 2, 'Bo Lindqvist'],
          ['Source code', 14, 1, 'Chen Wei'],
        ],
      },
      remark: {
        quote: 'Customer data',
        text: 'Eleven people are many. Do all of support need it?',
        reply: 'Those on call do. It is eleven because of the new rota.',
      },
      ask: 'All owners have reviewed their part. Please approve for the audit.',
      decline: 'The partner account is not on the list.',
      request: 'The review removed an access that I need; I would like to see why.',
    },
    {
      name: 'Capacity plan',
      editions: 'quarters',
      kinds: ['csv', 'png'],
      picture: 'chart',
      sections: [
        ['Load', 'Plan after {edition}: the number of imports doubles with the next release.'],
        ['Machines', 'Two more machines for imports, one less for search.'],
        ['Limit', 'At 80 percent of the disk we order more. That is reached in five months.'],
      ],
      table: {
        columns: ['Machine pool', 'Use now (percent)', 'Use in 6 months (percent)'],
        rows: [
          ['Web', 42, 51],
          ['Imports', 63, 94],
          ['Search', 38, 41],
          ['Database', 55, 67],
          ['Files', 61, 79],
        ],
      },
      remark: {
        quote: 'Imports',
        text: 'Does this count the two new machines?',
        reply: 'No, with them it is 58 percent.',
      },
      ask: 'Please approve the two machines, Brightline needs two weeks.',
      decline: 'The costs are missing.',
      request: 'A large customer asks whether we can take its data in one week.',
    },
  ],
};
