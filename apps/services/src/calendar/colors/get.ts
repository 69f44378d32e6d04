import { operation } from '#core/operations/operation.ts';
import { calendarColors, eventColors, PALETTE_FOREGROUND, type Palette } from './palette.ts';

// The palette has not changed since then.
const PALETTE_UPDATED = '2012-02-14T00:00:00.000Z';

export const handler = operation('calendar.colors.get', () => ({
  kind: 'calendar#colors',
  updated: PALETTE_UPDATED,
  calendar: toDefinitions(calendarColors),
  event: toDefinitions(eventColors),
}));

function toDefinitions(palette: Palette) {
  const definitions = Array.from(palette, ([id, background]) => [id, { background, foreground: PALETTE_FOREGROUND }]);
  return Object.fromEntries(definitions);
}
