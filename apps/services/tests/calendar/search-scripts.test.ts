import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reindexEvents } from '#calendar/events/reindex-events.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, hourFrom, newCalendar, refusalOf, summariesOf } from './calendar-client.ts';

let services: TestServices;
let ana: calendar_v3.Calendar;
let calendarId: string;

const SUMMARIES = [
  '東京オフィス四半期会議',
  '季度销售评审会议',
  '주간회의 서울사무소',
  'ประชุมทีมขายประจำเดือน',
  'ＱＵＡＲＴＥＲＬＹ　Ｒｅｖｉｅｗ',
  'ﾘﾓｰﾄ面談',
  'Über den Straßenbau',
];

beforeAll(async () => {
  services = await startTestServices();
  ana = calendarAs(services, 'ana@example.com');
  calendarId = await newCalendar(ana);
  for (const [index, summary] of SUMMARIES.entries()) {
    const requestBody = hourFrom(`2027-01-0${index + 1}T09:00`, summary);
    await ana.events.insert({ calendarId, requestBody });
  }
});
afterAll(() => services[Symbol.asyncDispose]());

const find = async (q: string) => summariesOf((await ana.events.list({ calendarId, q })).data);

test.each([
  ['会議', SUMMARIES[0]],
  ['オフィス 東京', SUMMARIES[0]],
  ['四半期会', SUMMARIES[0]],
  ['销售', SUMMARIES[1]],
  ['评审 季度', SUMMARIES[1]],
  ['회의', SUMMARIES[2]],
  ['서울', SUMMARIES[2]],
  ['ทีม', SUMMARIES[3]],
  ['ขายประจำ', SUMMARIES[3]],
  ['quarterly REVIEW', SUMMARIES[4]],
  ['ｑｕａｒｔｅｒｌｙ', SUMMARIES[4]],
  ['リモート', SUMMARIES[5]],
  ['ﾘﾓｰﾄ', SUMMARIES[5]],
  ['uber', SUMMARIES[6]],
])('%s finds the event that contains it', async (q, summary) => {
  expect(await find(q)).toEqual([summary]);
});

test.each(['議会', '京東', '회주', 'quarter'])('%s finds nothing because no text contains it', async (q) => {
  expect(await find(q)).toEqual([]);
});

test('a search with too many characters of such scripts is rejected', async () => {
  expect(await refusalOf(find('会'.repeat(401)))).toMatchObject({ status: 400, location: 'q' });
});

test('texts indexed by a former version are reindexed', async () => {
  const { db } = services;
  db.exec(`DELETE FROM event_words;
    INSERT INTO event_words (rowid, words) SELECT number, content ->> 'summary' FROM events;
    INSERT INTO event_index_queue SELECT number FROM events;`);
  expect(await find('会議')).toEqual([]);
  while (db.transaction(() => reindexEvents(db)) > 0);
  expect(await find('会議')).toEqual([SUMMARIES[0]]);
  expect(db.get('SELECT 1 FROM event_index_queue')).toBeUndefined();
});
