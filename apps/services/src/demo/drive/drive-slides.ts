import type { Release } from '#demo/setting/release.ts';
import { toOdp } from '#drive/documents/conversion/open-document/write-open-document.ts';

/** Returns the slides of a release, oldest revision first. Each slide is a title, its text and an empty line. */
export function toLaunchSlides({ name, date, formerDate, pilotMonth }: Release): readonly string[] {
  return [
    `The ${name}
For everybody who talks to customers

What is new
Import of price lists from spreadsheets
Reminders before a contract ends

When
${formerDate} for all customers
Pilot customers have it since ${pilotMonth}
`,
    `The ${name}
For everybody who talks to customers

What is new
Import of price lists from spreadsheets, up to 20,000 rows
Reminders 90, 60 and 30 days before a contract ends
A report of all renewals of a quarter

When
${date} for all customers
All pilot customers have confirmed it

If it goes wrong
The former version stays installed for two weeks
Olivia Perera decides whether to return to it
`,
  ];
}

/** Converts slides in this text format to an OpenDocument presentation. */
export function writeSlides(text: string): Uint8Array {
  const slides = text
    .trim()
    .split('\n\n')
    .map((slide) => {
      const [title = '', ...lines] = slide.split('\n');
      return { title, lines: lines.map((line) => ({ depth: 0, text: line })) };
    });
  return toOdp(slides);
}
