import type { Topic } from './subject.ts';

const EDITIONS = ['web', 'print', 'trade fair'] as const;

export const BRAND: Topic = {
  folder: 'Brand',
  subfolders: ['Logos', 'Photography', 'Guidelines'],
  writers: ['ana'],
  experts: ['ana', 'emil', 'grace'],
  requesters: ['petra', 'hiro'],
  subjects: [
    {
      name: 'Logo variants',
      editions: EDITIONS,
      kinds: ['png', 'md'],
      picture: 'logo',
      sections: [
        ['Variants', 'The bird with and without the name, in colour, black and white, for {edition}.'],
        ['Space', 'Around the logo is at least the height of the bird.'],
        ['Do not', 'Do not turn it, do not shade it, and do not put it on photographs.'],
      ],
      remark: {
        quote: 'do not put it on photographs',
        text: 'The partner does so on its page.',
        reply: 'Petra changes it with their next update.',
      },
      ask: 'The white variant is new. Please approve it.',
      decline: 'The white variant cannot be seen on grey.',
      request: 'We print a brochure together and need the current logo.',
    },
    {
      name: 'Colour study',
      editions: EDITIONS,
      kinds: ['png', 'md'],
      picture: 'swatches',
      sections: [
        ['Colours', 'Indigo leads, teal supports, and amber warns. No others are used for {edition}.'],
        ['Contrast', 'Text has a contrast of 4.5 to 1 at least, on light and on dark.'],
        ['Open', 'Amber on white is too weak for small text. Inês tries a darker one.'],
      ],
      remark: {
        quote: 'Amber on white is too weak for small text.',
        text: 'Could we use it for icons only?',
        reply: 'Yes, that is what the second study does.',
      },
      ask: 'Please choose between the two ambers.',
      decline: 'Teal and green cannot be told apart by everybody.',
      request: 'Our slides should have the same colours.',
    },
    {
      name: 'Photo selection',
      editions: EDITIONS,
      kinds: ['png', 'txt'],
      picture: 'landscape',
      sections: [
        ['Selection', 'Twelve photographs for {edition}, of people at work and of the offices in Berlin and Lisbon.'],
        ['Rights', 'All people have signed. The rights last for five years.'],
        ['Credits', 'The name of the photographer stands below each picture.'],
      ],
      remark: {
        quote: 'All people have signed.',
        text: 'Also the two interns on the fourth picture?',
        reply: 'Yes, Grace has their letters.',
      },
      ask: 'Please approve the selection, the printer waits for it.',
      decline: 'The third picture shows a screen with the data of a customer.',
      request: 'I look for a picture of the Lisbon office.',
    },
    {
      name: 'Style guideline',
      editions: 'years',
      kinds: ['pdf', 'md'],
      sections: [
        [
          'Words',
          'The guideline of {edition}: short sentences, the words that customers use, and no exclamation marks.',
        ],
        ['Buttons', 'A button says what happens: "Renew contract", not "OK".'],
        ['Numbers', 'Amounts carry their currency, times their zone if people may be elsewhere.'],
      ],
      remark: {
        quote: 'no exclamation marks',
        text: 'Not even in the newsletter?',
        reply: 'Not even there.',
      },
      ask: 'The part on numbers is new. Please approve.',
      decline: 'The examples are still those of the old product name.',
      request: 'We write texts for your customers and want to follow it.',
    },
    {
      name: 'Banner draft',
      editions: EDITIONS,
      kinds: ['png', 'txt'],
      picture: 'logo',
      sections: [
        ['Message', 'Never miss a renewal again.'],
        ['Size', 'Three by one for {edition}, with room for the logo on the left.'],
        ['Date', 'It is shown for four weeks from the day of the release.'],
      ],
      remark: {
        quote: 'Never miss a renewal again.',
        text: '"Again" sounds as if they had missed one because of us.',
        reply: 'Right. The next draft says "Know what renews".',
      },
      ask: 'Second draft, with the new message. Please approve.',
      decline: 'The logo is too close to the edge.',
      request: 'We would like to show the banner at our stand.',
    },
  ],
};
