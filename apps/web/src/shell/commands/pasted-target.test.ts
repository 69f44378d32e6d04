import { expect, test } from 'vitest';
import { readPastedTarget } from './pasted-target.ts';

const ORIGIN = 'https://console.test';

test.each([
  ['1dl4fuoHtj92QXKp', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['https://docs.test/document/d/1dl4fuoHtj92QXKp/edit?tab=t.0', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['https://drive.test/drive/folders/1dl4fuoHtj92QXKp', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['https://drive.test/open?id=1dl4fuoHtj92QXKp', { kind: 'id', id: '1dl4fuoHtj92QXKp' }],
  ['1dl4fuoHtj92QXKp/appr-12', { kind: 'approval', fileId: '1dl4fuoHtj92QXKp', approvalId: 'appr-12' }],
  ['Process 4984', { kind: 'process', processId: '4984' }],
  ['execution id: AHaQz5SFz2sP5w', { kind: 'process', processId: 'AHaQz5SFz2sP5w' }],
  ['processId=4984', { kind: 'process', processId: '4984' }],
  ['ana@example.com', { kind: 'address', address: 'ana@example.com', isCalendar: false }],
  ['c_1@group.calendar.test.com', { kind: 'address', address: 'c_1@group.calendar.test.com', isCalendar: true }],
  ['ana@example.com/review12', { kind: 'event', calendarId: 'ana@example.com', eventId: 'review12' }],
  [
    `https://calendar.test/calendar/event?eid=${btoa('review12 ana@example.com').replace('=', '')}`,
    { kind: 'event', calendarId: 'ana@example.com', eventId: 'review12' },
  ],
  [
    `https://calendar.test/calendar/u/0?cid=${btoa('ana@example.com')}`,
    { kind: 'address', address: 'ana@example.com', isCalendar: true },
  ],
  ['https://console.test/processes?fn=sync', { kind: 'screen', href: '/processes?fn=sync' }],
  ['console.test/processes?fn=sync', { kind: 'screen', href: '/processes?fn=sync' }],
])('%s is recognised as a target', (text, target) => {
  expect(readPastedTarget(text, ORIGIN)).toEqual(target);
});

test.each([
  '',
  'files',
  'javascript:alert(1234567890)',
  'https://example.test/about',
  'https://calendar.test/calendar/event?eid=???',
  'https://calendar.test/calendar?cid=nobody',
  'ftp://example.test/d/1dl4fuoHtj92QXKp',
])('%j is not a target', (text) => {
  expect(readPastedTarget(text, ORIGIN)).toBeUndefined();
});
