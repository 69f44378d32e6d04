import { calendarColors } from './palette.ts';

/** The id of the calendar colour that comes closest to a colour in the form `#rrggbb`. */
export function nearestColor(color: string): string {
  const wanted = toChannels(color);
  const distances = Object.entries(calendarColors).map(([id, background]) => {
    const channels = toChannels(background);
    const distance = channels.reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0);
    return { id, distance };
  });
  distances.sort((left, right) => left.distance - right.distance);
  return distances[0]?.id ?? '1';
}

function toChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
