import type { Topic } from './subject.ts';

export const RESEARCH: Topic = {
  folder: 'Research',
  subfolders: ['Surveys', 'Interviews', 'Benchmarks'],
  experts: ['ana', 'chen', 'emil'],
  askers: ['hiro', 'support'],
  subjects: [
    {
      name: 'Survey results',
      editions: 'quarters',
      kinds: ['csv', 'png'],
      picture: 'chart',
      sections: [
        ['Who answered', '214 of 900 people answered the survey of {edition}, most of them buyers.'],
        ['What they like', 'The search and the reminders. Both were named twice as often as anything else.'],
        ['What they miss', 'A view of all renewals of a quarter, and an import of price lists.'],
      ],
      table: {
        columns: ['Question', 'Agree (percent)'],
        rows: [
          ['I find a contract within a minute', 81],
          ['Reminders come in time', 74],
          ['The import is easy', 48],
          ['I would recommend Kestrel', 69],
          ['Support answers fast', 77],
        ],
      },
      remark: {
        quote: 'The import is easy',
        text: 'Do we know who said no?',
        reply: 'Mostly customers with more than 5,000 articles. I have asked three of them for a call.',
      },
      ask: 'Please approve the wording before I send the results to customers.',
      decline: 'Single answers can be recognised in the part on Lisbon.',
      request: 'Two of my customers answered and I promised them the results.',
    },
    {
      name: 'Field notes',
      editions: ['Fjord Hotels', 'Northwind Trading', 'Casa Verde'],
      kinds: ['md', 'txt'],
      sections: [
        ['Visit', 'Half a day with the buyers of {edition}, who showed how they work with contracts.'],
        ['Seen', 'They keep end dates in a calendar of their own, because they do not trust the reminders.'],
        ['Said', '"I only open the contract when somebody complains about the price."'],
        ['Idea', 'Show the price and the end date where the invoice is checked.'],
      ],
      remark: {
        quote: 'They keep end dates in a calendar of their own',
        text: 'Did they say since when?',
        reply: 'Since a reminder came a day late two years ago.',
      },
      ask: 'The customer has agreed to the notes. Please approve them for the whole company.',
      decline: 'The name of the buyer has to go.',
      request: 'I visit the same customer next week.',
    },
    {
      name: 'Benchmark figures',
      editions: 'quarters',
      kinds: ['json', 'png'],
      picture: 'chart',
      sections: [
        ['Method', 'Figures of {edition}: each task was done ten times with the data of a large customer.'],
        ['Result', 'Search is as fast as before. The import takes half of the time.'],
        ['Next', 'The report of renewals is measured once it is in the pilot.'],
      ],
      table: {
        columns: ['Task', 'Seconds'],
        rows: [
          ['Search 50,000 contracts', 2],
          ['Import 20,000 prices', 38],
          ['Open a contract', 1],
          ['Export a quarter', 12],
          ['Send 1,000 reminders', 25],
        ],
      },
      remark: {
        quote: 'Import 20,000 prices',
        text: 'With or without the check for duplicates?',
        reply: 'With it. Without it takes half of that.',
      },
      ask: 'Farah wants to quote two of these. Please check the method.',
      decline: 'The machines were not the ones that customers have.',
      request: 'A customer asks how long an import takes.',
    },
    {
      name: 'Persona sheet',
      editions: ['buyer', 'head of purchasing', 'accountant'],
      kinds: ['md', 'pdf'],
      sections: [
        ['Who', 'The {edition} works in a company of 200 to 900 people and uses Kestrel every day.'],
        ['Wants', 'To know what ends when, without asking three colleagues.'],
        ['Fears', 'A contract that renews by itself, and a price that nobody agreed on.'],
        ['Says', '"If it is not in the list, it does not exist."'],
      ],
      remark: {
        quote: 'To know what ends when, without asking three colleagues.',
        text: 'This is true for all three personas. What is special here?',
        reply: 'The colleagues: the others have somebody who asks for them.',
      },
      ask: 'Based on nine interviews. Please approve it for the design of the report.',
      decline: 'Two of the nine interviews were with consultants.',
      request: 'I want to use it in the training of support.',
    },
    {
      name: 'Usability findings',
      editions: 'quarters',
      kinds: ['csv', 'md'],
      sections: [
        ['Test', 'Six people tried the import in {edition}. Four came to the end without help.'],
        ['Worst', 'Nobody saw that a column was left out. The message stood below the fold.'],
        ['Best', 'The preview of the first rows was understood by all.'],
      ],
      table: {
        columns: ['Finding', 'Seen by (of 6)', 'Weight'],
        rows: [
          ['Left out column is not noticed', 6, 'high'],
          ['"Merge" is read as "delete"', 3, 'high'],
          ['Progress seems to stand still', 2, 'medium'],
          ['Date format is guessed wrong', 2, 'medium'],
          ['Preview shows too few rows', 1, 'low'],
        ],
      },
      remark: {
        quote: 'Progress seems to stand still',
        text: 'Is this the slow import again?',
        reply: 'Yes. It shows the rows that are done now, so it should be better.',
      },
      ask: 'Please approve the weights, then I open the tickets.',
      decline: 'With six people, 2 and 3 are too close to be weighted differently.',
      request: 'We get tickets on the same points and would like to link them.',
    },
  ],
};
