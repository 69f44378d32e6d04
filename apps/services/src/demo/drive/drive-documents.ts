import type { Release } from '#demo/setting/release.ts';
import { toLaunchSlides, writeSlides } from './drive-slides.ts';

/** A document of a native type: the text of its revisions, oldest first, and the comments on it. */
export type DemoDocument = {
  name: string;
  mimeType: string;
  /** The source type of its content. */
  sourceType: string;
  /** Converts the text of a revision to that type. If missing, the text is the content. */
  write?: (text: string) => Uint8Array;
  revisions: readonly string[];
  remark: { quote: string; text: string; reply: string };
};

/** The revisions of the plan, oldest first. */
const PLANS: readonly ((release: Release) => string)[] = [
  ({ name, formerDate, pilotMonth }) => `# Launch plan, ${name}

The release goes to all customers on ${formerDate}. Pilot customers have it since ${pilotMonth}.

## What is new

- Import of price lists from spreadsheets
- Reminders before a contract ends

## Who decides

Product decides on the date, support on the notes for customers.
`,
  ({ name, date, pilotMonth }) => `# Launch plan, ${name}

The release goes to all customers on ${date}, a week later than planned. Pilot customers have it since ${pilotMonth}.

## What is new

- Import of price lists from spreadsheets
- Reminders before a contract ends
- A report of all renewals of a quarter

## Risks

| Risk | Owner | What we do |
| --- | --- | --- |
| Imports of long lists are slow | Chen Wei | Split them by supplier |
| Translations are late | Inês Carvalho | Launch in English first |

## Who decides

Product decides on the date, support on the notes for customers.
`,
  ({ name, date }) => `# Launch plan, ${name}

The release goes to all customers on ${date}, a week later than planned. All pilot customers have confirmed it.

## What is new

- Import of price lists from spreadsheets, up to 20,000 rows
- Reminders 90, 60 and 30 days before a contract ends
- A report of all renewals of a quarter

## Risks

| Risk | Owner | What we do |
| --- | --- | --- |
| Translations are late | Inês Carvalho | Launch in English and Portuguese first |

## Way back

The former version stays installed for two weeks. Olivia Perera decides whether to return to it.

## Who decides

Product decides on the date, support on the notes for customers.
`,
];

const LAUNCH_COSTS = [
  `Item,Owner,Planned,Spent
Translations,Inês Carvalho,8400,2100
Training of support,Sunniva Port,3200,3200
Pilot visits,Bo Lindqvist,5600,4150
Load tests,Chen Wei,1900,0
`,
  `Item,Owner,Planned,Spent
Translations,Inês Carvalho,8400,7900
Training of support,Sunniva Port,3200,3200
Pilot visits,Bo Lindqvist,5600,5480
Load tests,Chen Wei,2600,2350
Notes for customers,Farah Siddiqui,1200,400
`,
];

/** Returns the documents of a release: the plan as a document, its costs as a spreadsheet, its story as a presentation. */
export function toDocuments(release: Release): readonly DemoDocument[] {
  const { name, date, pilotMonth } = release;
  return [
    {
      name: `Launch plan, ${name}`,
      mimeType: 'application/vnd.google-apps.document',
      sourceType: 'text/markdown',
      revisions: PLANS.map((write) => write(release)),
      remark: {
        quote: `The release goes to all customers on ${date}, a week later than planned.`,
        text: 'Do the customers of the pilot know about the new date?',
        reply: 'Yes, all of them have confirmed it. I have added that.',
      },
    },
    {
      name: `Launch costs, ${name}`,
      mimeType: 'application/vnd.google-apps.spreadsheet',
      sourceType: 'text/csv',
      revisions: LAUNCH_COSTS,
      remark: {
        quote: 'Load tests',
        text: 'This was 1,900 when we agreed on it.',
        reply: `The second round came on top, see the invoice of ${pilotMonth}.`,
      },
    },
    {
      name: `Launch story, ${name}`,
      mimeType: 'application/vnd.google-apps.presentation',
      sourceType: 'application/vnd.oasis.opendocument.presentation',
      write: writeSlides,
      revisions: toLaunchSlides(release),
      remark: {
        quote: 'Reminders before a contract ends',
        text: 'Can we say how many days before?',
        reply: '90, 60 and 30. It is on the slide now.',
      },
    },
  ];
}
