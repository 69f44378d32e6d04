import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEditableDay, parseDay } from './parse-day.ts';

const SATURDAY = Temporal.PlainDate.from('2026-11-21');

test.each([
  ['2026-11-23', '2026-11-23'],
  ['Mon 23 Nov 2026', '2026-11-23'],
  ['23 november', '2026-11-23'],
  ['Monday, 23. Nov. 2027', '2027-11-23'],
  ['23/11/2027', '2027-11-23'],
  ['1.2.', '2026-02-01'],
  ['tomorrow', '2026-11-22'],
  ['yesterday', '2026-11-20'],
  ['mon', '2026-11-23'],
  ['saturday', '2026-11-28'],
  ['30 Feb 2026', undefined],
  ['31/4', undefined],
  ['23', undefined],
  ['ma', undefined],
  ['', undefined],
])('“%s” is parsed as the day %s', (text, day) => {
  expect(parseDay(text, SATURDAY)?.toString()).toBe(day);
});

test.each([
  ['de-DE', 'morgen', '2026-11-22'],
  ['de-DE', '27. November 2026', '2026-11-27'],
  ['de-AT', 'Jänner', undefined],
  ['de-AT', '3. Jänner 2027', '2027-01-03'],
  ['fr-FR', 'demain', '2026-11-22'],
  ['fr-FR', 'hier', '2026-11-20'],
  ['fr-FR', '27 novembre 2026', '2026-11-27'],
  ['fr-FR', 'vendredi 27 nov. 2026', '2026-11-27'],
  ['fr-FR', '1er fevrier', '2026-02-01'],
  ['fr-FR', 'lundi', '2026-11-23'],
  ['fr-FR', '3 jui', undefined],
  ['fr-FR', '23 Nov 2026', '2026-11-23'],
  ['es-ES', '27 de noviembre de 2026', '2026-11-27'],
  ['pt-BR', 'sexta-feira, 27 de novembro de 2026', '2026-11-27'],
  ['pl-PL', '27 listopada 2026', '2026-11-27'],
  ['ja-JP', '2026年11月27日', '2026-11-27'],
  ['xx-nowhere', 'tomorrow', '2026-11-22'],
])('in a browser set to %s, “%s” is the day %s', (language, text, day) => {
  expect(parseDay(text, SATURDAY, [language])?.toString()).toBe(day);
});

test.each(['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'pl', 'cs', 'ru', 'uk', 'el', 'tr'])(
  'each day of a year is parsed back as written in %s',
  (language) => {
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (let day = Temporal.PlainDate.from('2027-01-01'); day.year === 2027; day = day.add({ days: 1 })) {
      // Some languages end a date with their word for year.
      const text = format.format(Date.parse(day.toString())).replace(/ (г|р)\.$/, '');
      expect(parseDay(text, SATURDAY, [language])?.toString(), text).toBe(day.toString());
    }
  },
);

test('every formatted day is parsed back to itself', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = Temporal.PlainDate.from(date.toISOString().slice(0, 10));
      expect(parseDay(formatEditableDay(day), SATURDAY)?.toString()).toBe(day.toString());
    }),
  );
});
