import { expect, test } from 'vitest';
import { parseExportedData, writeExportedData } from './exported-data.ts';

test('an export is read back', () => {
  const view = {
    viewId: 'v1',
    screen: 'processes',
    name: 'Failed',
    search: { status: ['FAILED'] },
    isTeam: false,
    isMine: true,
    ownerName: 'Olga',
    updateTime: '2026-11-21T10:00:00.000Z',
  };
  const text = writeExportedData({ theme: 'dark', holdSeconds: 10 }, [view]);
  expect(parseExportedData(text)).toEqual({
    preferences: { theme: 'dark', holdSeconds: 10 },
    views: [{ screen: 'processes', name: 'Failed', search: { status: ['FAILED'] } }],
  });
});

test.each(['', '[]', '{"kind":"other"}', '{"kind":"rotunda-settings","preferences":{},"views":[{"screen":1}]}'])(
  'another file is rejected: %j',
  (text) => {
    expect(parseExportedData(text)).toBeUndefined();
  },
);
