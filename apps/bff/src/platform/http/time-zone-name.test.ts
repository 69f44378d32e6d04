import { describe, expect, test } from 'vitest';
import { timeZoneName, timeZoneOrBrowser } from './time-zone-name.ts';

describe('a time zone in a request', () => {
  test.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['AMERICA/ARGENTINA/BUENOS_AIRES', 'America/Argentina/Buenos_Aires'],
    ['utc', 'UTC'],
    // Node lists only the former names of these.
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
  ])('%s is stored as %s', (name, stored) => {
    expect(timeZoneName.parse(name)).toBe(stored);
    expect(timeZoneOrBrowser.parse(name)).toBe(stored);
  });

  test.each(['', 'Mars/Olympus', '+01:00', ' Europe/Berlin', 'Browser', `E${'u'.repeat(64)}`])(
    'that does not exist is refused: %j',
    (name) => {
      expect(timeZoneName.safeParse(name).success).toBe(false);
      expect(timeZoneOrBrowser.safeParse(name).success).toBe(false);
    },
  );

  test('can be that of the browser only where this is offered', () => {
    expect(timeZoneOrBrowser.parse('browser')).toBe('browser');
    expect(timeZoneName.safeParse('browser').success).toBe(false);
  });
});
