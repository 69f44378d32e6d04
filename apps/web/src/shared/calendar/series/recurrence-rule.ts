/** The parts of a recurrence rule (RFC 5545, 3.3.10) by name, in upper case and in their original order. */
export type RuleParts = ReadonlyMap<string, string>;

/** Weekdays in the RRULE format, starting with Monday (ISO 8601). */
export const RULE_WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const PREFIX = 'RRULE:';

/** Reports whether a line of `recurrence` is a rule and not a list of dates. */
export function isRule(line: string): boolean {
  return line.toUpperCase().startsWith(PREFIX);
}

/** Parses a rule line, such as `RRULE:FREQ=DAILY;COUNT=3`. */
export function parseRule(line: string): RuleParts {
  const text = line.slice(PREFIX.length).toUpperCase();
  return new Map(
    text.split(';').flatMap((part) => {
      const equals = part.indexOf('=');
      return equals < 1 ? [] : [[part.slice(0, equals), part.slice(equals + 1)] as const];
    }),
  );
}

/** Formats a rule line from its parts. */
export function formatRule(parts: RuleParts): string {
  return PREFIX + [...parts].map(([name, value]) => `${name}=${value}`).join(';');
}

/** Ends a rule just before an occurrence that would start at `start`. */
export function endRuleBefore(line: string, start: Temporal.Instant | Temporal.PlainDate): string {
  const parts = new Map(parseRule(line));
  parts.delete('COUNT');
  parts.set('UNTIL', toUntilBefore(start));
  return formatRule(parts);
}

/** Returns the rest of a rule after `passed` of its occurrences. A rule without a count is unchanged. */
export function getRuleRest(line: string, passed: number): string {
  const parts = new Map(parseRule(line));
  const count = parts.get('COUNT');
  if (count !== undefined) parts.set('COUNT', String(Math.max(1, Number(count) - passed)));
  return formatRule(parts);
}

/** Shifts the rule of a series by whole days. Returns undefined if its days cannot be shifted unambiguously. */
export function shiftRule(line: string, days: number): string | undefined {
  if (days === 0) return line;
  const parts = new Map(parseRule(line));
  const named = ['BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'BYYEARDAY', 'BYWEEKNO'].some((name) => parts.has(name));
  const weekday = RULE_WEEKDAYS.map(String).indexOf(parts.get('BYDAY') ?? '');
  if (!parts.has('BYDAY')) return named ? undefined : line;
  if (named || weekday === -1) return undefined;
  parts.set('BYDAY', RULE_WEEKDAYS.at((weekday + days) % RULE_WEEKDAYS.length) ?? '');
  return formatRule(parts);
}

function toUntilBefore(start: Temporal.Instant | Temporal.PlainDate): string {
  if (start instanceof Temporal.PlainDate) return start.subtract({ days: 1 }).toString().replaceAll('-', '');
  return toBasicUtc(start.subtract({ seconds: 1 }));
}

/** Formats an instant as in rules: `20261123T150000Z`. */
export function toBasicUtc(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}
