const NAMES: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' };
const CLOCK = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(am|pm|a|p)?$/;

/** Parses a time of day to `HH:MM`: `9`, `930`, `9:30`, `9.30 pm`, `21:30`, `noon`. Returns undefined for all other texts. */
export function parseClock(text: string): string | undefined {
  const words = text.trim().toLowerCase();
  const [, hourText, minuteText = '00', half] = CLOCK.exec(words) ?? [];
  if (hourText === undefined) return NAMES[words];
  const hour = toHour(Number(hourText), half);
  if (hour === undefined || Number(minuteText) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minuteText}`;
}

function toHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.startsWith('p') ? 12 : 0);
}
