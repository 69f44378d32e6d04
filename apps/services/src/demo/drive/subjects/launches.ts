import type { Topic } from './subject.ts';

export const LAUNCHES: Topic = {
  folder: 'Launches',
  subfolders: ['Spring release', 'Autumn release', 'Retrospectives'],
  writers: ['ana', 'chen'],
  experts: ['ana', 'bo', 'chen'],
  requesters: ['petra', 'hiro'],
  subjects: [
    {
      name: 'Pilot plan',
      editions: 'releases',
      kinds: ['md', 'pdf'],
      sections: [
        ['Goal', 'Three customers work with the {edition} for four weeks before everybody gets it.'],
        ['Customers', 'Northwind Trading tries the import, Fjord Hotels the reminders, and Alder & Sons the report.'],
        ['Support', 'Hiro Tanaka calls each of them once a week. Tickets of pilots are answered within two hours.'],
        ['End', 'The pilot ends when each customer has used the new parts on ten days.'],
      ],
      remark: {
        quote: 'Tickets of pilots are answered within two hours.',
        text: 'Also at the weekend? Fjord Hotels works then.',
        reply: 'On weekdays only. Hiro has agreed on that with them.',
      },
      ask: 'The customers have said yes. Please approve the dates.',
      decline: 'Four weeks end after the freeze. Please begin a week earlier.',
      request: 'One of my customers takes part and I want to prepare the training.',
    },
    {
      name: 'Press note',
      editions: 'releases',
      kinds: ['md', 'txt'],
      sections: [
        ['Headline', 'Kestrel reminds companies of contracts before they renew by themselves.'],
        ['Text', 'With the {edition}, buyers import their price lists and see every renewal of a quarter on one page.'],
        [
          'Quote',
          '"We found eleven contracts that nobody needed any more", says the head of purchasing at Northwind Trading.',
        ],
        ['Contact', 'Farah Siddiqui, press@example.com'],
      ],
      remark: {
        quote: 'We found eleven contracts that nobody needed any more',
        text: 'Has Northwind allowed us to print this?',
        reply: 'Yes, by mail on Tuesday. I have filed it with the note.',
      },
      ask: 'It goes out on the day of the release. Please check the quote.',
      decline: 'The report is not part of this release any more.',
      request: 'I would like to announce it to our customers on the same day.',
    },
    {
      name: 'Risk register',
      editions: 'releases',
      kinds: ['csv', 'json'],
      sections: [
        ['Review', 'The risks of the {edition} are looked at every Monday by Ana, Bo and Chen.'],
        ['Scale', 'Chance and damage go from 1 to 5. From 12 points on a risk needs a plan.'],
        ['Closed', 'A risk is closed by the person who owns it, with one sentence why.'],
      ],
      table: {
        columns: ['Risk', 'Owner', 'Points', 'What we do'],
        rows: [
          ['Imports of long lists are slow', 'Chen Wei', 12, 'Split them by supplier'],
          ['Translations are late', 'Inês Carvalho', 8, 'Launch in English and Portuguese first'],
          ['Reminders arrive twice', 'Bo Lindqvist', 9, 'Send each of them once a day at most'],
          ['Support has too many questions', 'Sunniva Port', 6, 'Two more people in the first week'],
        ],
      },
      remark: {
        quote: 'Reminders arrive twice',
        text: 'Ticket 4712 says that it happens still.',
        reply: 'That was the old version. The pilot customer has the new one since yesterday.',
      },
      ask: 'One risk is new and two are closed. Please approve the plan for the imports.',
      decline: 'A risk with 12 points needs a date, not only an owner.',
      request: 'I need to know what could delay the training.',
    },
    {
      name: 'Retrospective notes',
      editions: 'releases',
      kinds: ['md', 'txt'],
      sections: [
        ['What went well', 'The pilot of the {edition} found the slow import three weeks before the launch.'],
        ['What did not', 'Notes for customers came on the last day, so that translations were late.'],
        ['What we change', 'Notes are written when a feature enters the pilot. Farah owns the date.'],
      ],
      remark: {
        quote: 'Farah owns the date.',
        text: 'Does she get the texts from product in time?',
        reply: 'Yes: product writes them, she edits.',
      },
      ask: 'Please read and approve it, so that I can share it with everybody.',
      decline: 'It names people where it should name steps.',
      request: 'I could not take part and would like to read what was said.',
    },
    {
      name: 'Readiness review',
      editions: 'releases',
      kinds: ['csv', 'pdf'],
      sections: [
        ['State', 'Two points are open before the {edition}: the second load test and the notes for customers.'],
        ['Decision', 'Product decides on the date on the Tuesday before. Without both points it moves by a week.'],
        [
          'Way back',
          'The former version stays installed for two weeks. Olivia Perera decides whether to return to it.',
        ],
      ],
      table: {
        columns: ['Point', 'Owner', 'Done (percent)'],
        rows: [
          ['Load test', 'Chen Wei', 70],
          ['Notes for customers', 'Farah Siddiqui', 60],
          ['Training of support', 'Sunniva Port', 100],
          ['Translations', 'Inês Carvalho', 90],
          ['Backup before the switch', 'Olivia Perera', 100],
        ],
      },
      remark: {
        quote: 'Load test',
        text: 'When is the second round?',
        reply: 'On Thursday evening, with the price lists of Northwind Trading.',
      },
      ask: 'Please confirm your point, so that we can decide on the date.',
      decline: 'The backup was tested with the former version only.',
      request: 'Our team plans its shifts by the date of the launch.',
    },
  ],
};
