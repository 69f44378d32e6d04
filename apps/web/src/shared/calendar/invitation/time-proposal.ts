import { isZone } from '#shared/format/zone-text.ts';

/** A time proposed by a guest, in a zone. */
export type TimeProposal = { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime };

const MOMENT = String.raw`(\d{4}-\d\d-\d\d) (\d\d:\d\d)`;
const PROPOSAL = new RegExp(String.raw`^Proposed time: ${MOMENT} to ${MOMENT} \(([^()\n]+)\)\n?`);

/**
 * Returns the comment with which a guest proposes another time. The service has no field for it, so the first line of the comment
 * contains it in words that people can read and the console can parse.
 */
export function writeProposal({ start, end }: TimeProposal, note: string): string {
  const text = ({ year, month, day, hour, minute }: Temporal.ZonedDateTime) =>
    `${String(year).padStart(4, '0')}-${padTwoDigits(month)}-${padTwoDigits(day)} ${padTwoDigits(hour)}:${padTwoDigits(minute)}`;
  const line = `Proposed time: ${text(start)} to ${text(end)} (${start.timeZoneId})`;
  return note.trim() === '' ? line : `${line}\n${note.trim()}`;
}

/** Parses the comment of a guest: the proposed time, if any, and the note. */
export function readProposal(comment: string): { proposal: TimeProposal | undefined; note: string } {
  const [line, startDay, startClock, endDay, endClock, zone] = PROPOSAL.exec(comment) ?? [];
  if (line === undefined || !isZone(zone)) return { proposal: undefined, note: comment };
  try {
    const at = (day = '', clock = '') => Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone);
    const proposal = { start: at(startDay, startClock), end: at(endDay, endClock) };
    const isForward = Temporal.ZonedDateTime.compare(proposal.start, proposal.end) < 0;
    return isForward ? { proposal, note: comment.slice(line.length) } : { proposal: undefined, note: comment };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { proposal: undefined, note: comment };
  }
}

function padTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
