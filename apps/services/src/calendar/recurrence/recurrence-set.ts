import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '#core/durations.ts';
import { parseRecurrence, type Recurrence, type SeriesStart } from './parse-recurrence.ts';
import { InvalidRecurrence, printRule, type RuleParts } from './parse-rule.ts';

/** No event starts at this time or later; series without end stop here. */
export const LATEST_MS = Date.UTC(2200, 0, 1);
const LATEST = new Date(LATEST_MS);

/** Starts in a range of time, in order; `cutAtMs` is where the range was cut when it holds more than was asked for. */
export type Starts = { startsMs: number[]; cutAtMs: number | undefined };

/**
 * The starts of a series: those of its rules and dates and its first start, without the excluded ones (RFC 5545
 * section 3.8.5). It may have no end.
 */
export class RecurrenceSet {
  readonly #start: SeriesStart;
  readonly #dates: readonly number[];
  readonly #excludedDates: ReadonlySet<number>;
  readonly #rules: readonly Rule[];
  readonly #excludedRules: readonly Rule[];

  /** Throws `InvalidRecurrence` for lines that do not follow RFC 5545. */
  constructor(lines: readonly string[], start: SeriesStart) {
    const recurrence: Recurrence = parseRecurrence(lines, start);
    this.#start = start;
    this.#dates = [...new Set([start.startMs, ...recurrence.dates])].sort((left, right) => left - right);
    this.#excludedDates = new Set(recurrence.excludedDates);
    this.#rules = recurrence.rules.map((parts) => new Rule(parts, start));
    // To find what such a rule leaves, its starts would have to be walked through one by one.
    if (recurrence.excludedRules.some(isSubDaily)) throw new InvalidRecurrence('EXRULE repeats several times a day');
    this.#excludedRules = recurrence.excludedRules.map((parts) => new Rule(parts, start));
  }

  /** The starts from `fromMs` until before `untilMs` and `LATEST_MS`, cut not long after there are `limit` of them. */
  between(fromMs: number, untilMs: number, limit: number): Starts {
    const parts = this.#rules.map((rule) => rule.between(fromMs, untilMs, limit));
    const cutAtMs = Math.min(...parts.map((part) => part.cutAtMs ?? Number.POSITIVE_INFINITY));
    const endMs = Math.min(untilMs, cutAtMs);
    const listed = this.#dates.filter((date) => date >= fromMs && date < endMs);
    const all = new Set([...parts.flatMap((part) => part.startsMs), ...listed]);
    const startsMs = [...all].filter((start) => start < endMs && !this.#isExcluded(start));
    startsMs.sort((left, right) => left - right);
    return { startsMs, cutAtMs: Number.isFinite(cutAtMs) ? cutAtMs : undefined };
  }

  /** Whether the series has a start at this instant. */
  has(startMs: number): boolean {
    return this.between(startMs, startMs + 1, 1).startsMs.length > 0;
  }

  /** No start is later than this; undefined for a series without end. */
  lastStartMs(): number | undefined {
    const ends = this.#rules.map((rule) => rule.lastMs());
    const latestDate = this.#dates.at(-1) ?? this.#start.startMs;
    return ends.reduce<number | undefined>(
      (latest, end) => (latest === undefined || end === undefined ? undefined : Math.max(latest, end)),
      latestDate,
    );
  }

  #isExcluded(startMs: number): boolean {
    if (this.#excludedDates.has(startMs)) return true;
    return this.#excludedRules.some((rule) => rule.between(startMs, startMs + 1, 1).startsMs.length > 0);
  }
}

// Starts are kept in blocks of time, so that asking for the same weeks again costs a search and no calculation.
const BLOCK_MS = 400 * DAY_MS;
const MAX_BLOCKS = 4;

/** One rule with its first start. */
class Rule {
  readonly #rule: RRuleTemporal;
  readonly #firstMs: number;
  readonly #isSubDaily: boolean;
  readonly #isBounded: boolean;
  readonly #blocks = new Map<number, number[]>();
  /** From here on there is no start. */
  #endedMs = Number.POSITIVE_INFINITY;

  constructor(parts: RuleParts, start: SeriesStart) {
    const dtstart = Temporal.Instant.fromEpochMilliseconds(start.startMs).toZonedDateTimeISO(start.zone);
    this.#firstMs = start.startMs;
    this.#isSubDaily = isSubDaily(parts);
    this.#isBounded = parts.has('COUNT') || parts.has('UNTIL');
    try {
      this.#rule = new RRuleTemporal({ rruleString: printRule(parts), dtstart, includeDtstart: true });
    } catch (error) {
      throw new InvalidRecurrence('the rule cannot be evaluated', { cause: error });
    }
  }

  between(fromMs: number, untilMs: number, limit: number): Starts {
    const lastMs = Math.min(untilMs, LATEST_MS);
    if (this.#isSubDaily) return this.#step(fromMs, lastMs, limit);
    const startsMs: number[] = [];
    const lastBlock = Math.floor((lastMs - 1) / BLOCK_MS);
    const firstBlock = Math.floor(Math.max(fromMs, this.#firstMs) / BLOCK_MS);
    for (let block = firstBlock; block <= lastBlock; block += 1) {
      for (const start of this.#block(block)) if (start >= fromMs && start < lastMs) startsMs.push(start);
      if (startsMs.length > limit && block < lastBlock) return { startsMs, cutAtMs: (block + 1) * BLOCK_MS };
    }
    return { startsMs, cutAtMs: undefined };
  }

  /** The last start of a rule with an end; undefined for one without. */
  lastMs(): number | undefined {
    if (!this.#isBounded) return undefined;
    const last = attempt(() => this.#rule.previous(LATEST, true));
    return last ? last.epochMilliseconds : LATEST_MS;
  }

  #block(block: number): number[] {
    const known = this.#blocks.get(block);
    if (known) return known;
    const from = new Date(block * BLOCK_MS);
    const until = new Date((block + 1) * BLOCK_MS - 1);
    const starts = attempt(() => this.#rule.between(from, until, true)) ?? [];
    const startsMs = starts.map((start) => start.epochMilliseconds);
    if (this.#blocks.size >= MAX_BLOCKS) this.#blocks.clear();
    this.#blocks.set(block, startsMs);
    return startsMs;
  }

  /** One start after another: such a rule may have millions in a month. */
  #step(fromMs: number, untilMs: number, limit: number): Starts {
    const startsMs: number[] = [];
    let next = this.#next(fromMs);
    while (next && next.epochMilliseconds < untilMs) {
      if (startsMs.length >= limit) return { startsMs, cutAtMs: next.epochMilliseconds };
      startsMs.push(next.epochMilliseconds);
      next = this.#next(next.epochMilliseconds + 1);
    }
    return { startsMs, cutAtMs: undefined };
  }

  /** The first start from an instant on. That there is none costs the most to find out, and is found out once. */
  #next(fromMs: number): { epochMilliseconds: number } | undefined {
    if (fromMs >= this.#endedMs) return undefined;
    const next = attempt(() => this.#rule.next(new Date(fromMs), true));
    if (!next) this.#endedMs = fromMs;
    return next ?? undefined;
  }
}

function isSubDaily(parts: RuleParts): boolean {
  if (['SECONDLY', 'MINUTELY', 'HOURLY'].includes(parts.get('FREQ') ?? '')) return true;
  return parts.has('BYHOUR') || parts.has('BYMINUTE') || parts.has('BYSECOND');
}

/**
 * The library gives up, by throwing, on a rule whose next start it does not find within its bound on work, such as 30
 * February: such a rule has no further start.
 */
function attempt<Result>(ask: () => Result): Result | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
