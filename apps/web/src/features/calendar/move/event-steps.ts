/** A keyboard position: an event on one or more days of the period. */
export type Stop = {
  id: string;
  firstDay: number;
  lastDay: number;
  /** The minutes from the top. Negative above the hours. */
  minute: number;
};

/** Returns the stop to which an arrow key, Home or End moves. Returns undefined if none exists, or for other keys. */
export function stepFrom(stops: readonly Stop[], current: Stop, key: string): Stop | undefined {
  const ordered = [...stops].sort((a, b) => a.firstDay - b.firstDay || a.minute - b.minute);
  switch (key) {
    case 'ArrowDown':
      return stepInDay(ordered, current, 1);
    case 'ArrowUp':
      return stepInDay(ordered, current, -1);
    case 'ArrowRight':
      return stepToDay(ordered, current, 1);
    case 'ArrowLeft':
      return stepToDay(ordered, current, -1);
    case 'Home':
      return ordered[0];
    case 'End':
      return ordered.at(-1);
    default:
      return undefined;
  }
}

function stepInDay(stops: readonly Stop[], current: Stop, direction: 1 | -1): Stop | undefined {
  const ofDay = stops
    .filter((stop) => stop.firstDay <= current.firstDay && stop.lastDay >= current.firstDay)
    .sort((a, b) => a.minute - b.minute);
  const index = ofDay.findIndex(({ id }) => id === current.id);
  return ofDay[index + direction];
}

/** Returns the stop closest to the same time on the nearest day with events. */
function stepToDay(stops: readonly Stop[], current: Stop, direction: 1 | -1): Stop | undefined {
  const beyond = stops.filter((stop) =>
    direction === 1 ? stop.firstDay > current.lastDay : stop.lastDay < current.firstDay,
  );
  const distance = (stop: Stop) =>
    direction === 1 ? stop.firstDay - current.lastDay : current.firstDay - stop.lastDay;
  const nearest = Math.min(...beyond.map(distance));
  return beyond
    .filter((stop) => distance(stop) === nearest)
    .sort((a, b) => Math.abs(a.minute - current.minute) - Math.abs(b.minute - current.minute))[0];
}
