/** @import { Host } from '#script/runtime/sandbox/host/host.js' */

const HOUR_MS = 3_600_000;
// Shorter than the time between any two clock changes of a zone.
const AROUND_MS = 15 * HOUR_MS;
const QUARTER_MS = 900_000;
const MAX_CACHED_OFFSETS = 10_000;
const LOCAL_FIELDS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'];
const ISO_DATE = /^(?:[+-]\d{6}|\d{4})(?:-\d\d(?:-\d\d)?)?$/;
const ZONE_AFTER_CLOCK = /\d:\d\d[\d:.,]*\s*(?:[AP]M\s*)?(?:Z|[ECMP][SD]T|[+-]\d{1,2})/i;
const NAMED_ZONE = /\b(?:GMT|UTC?)\b/i;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Makes `Date` use the local time of the script's zone as in ECMA-262 (21.4.1.26 UTC): a repeated time is its first occurrence,
 * and a skipped time uses the offset before the change. The engine itself runs in UTC.
 * @param {Host} host
 */
export function installZonedDates(host) {
  const NativeDate = Date;
  const offsetAt = createOffsets(host);
  /** @param {number} localMs */
  const toUtc = (localMs) => {
    if (!Number.isFinite(localMs)) return Number.NaN;
    const before = localMs - offsetAt(localMs - AROUND_MS);
    const after = localMs - offsetAt(localMs + AROUND_MS);
    const isTime = (/** @type {number} */ timeMs) => timeMs + offsetAt(timeMs) === localMs;
    return isTime(before) || !isTime(after) ? before : after;
  };
  /** @param {number} timeMs */
  const toLocal = (timeMs) => (Number.isFinite(timeMs) ? timeMs + offsetAt(timeMs) : Number.NaN);
  const parseNative = NativeDate.parse;
  /** @param {unknown} text */
  const parse = (text) => {
    const string = String(text);
    const timeMs = parseNative(string);
    return isZoned(string) ? timeMs : toUtc(timeMs);
  };
  const { UTC } = NativeDate;
  const ZonedDate = new Proxy(NativeDate, {
    apply: () => new ZonedDate().toString(),
    construct(target, args, newTarget) {
      const [first] = args;
      if (args.length > 1) return Reflect.construct(target, [toUtc(Reflect.apply(UTC, target, args))], newTarget);
      if (typeof first === 'string') return Reflect.construct(target, [parse(first)], newTarget);
      return Reflect.construct(target, args, newTarget);
    },
  });
  Object.assign(NativeDate, { parse });
  defineMembers(NativeDate.prototype, {
    constructor: ZonedDate,
    ...createMethods({ NativeDate, toUtc, toLocal, host }),
  });
  Object.defineProperty(globalThis, 'Date', { value: ZonedDate, configurable: true, writable: true });
}

/**
 * @param {{
 *   NativeDate: DateConstructor,
 *   toUtc: (localMs: number) => number,
 *   toLocal: (timeMs: number) => number,
 *   host: Host
 * }} parts
 */
function createMethods({ NativeDate, toUtc, toLocal, host }) {
  const { getTime, setTime } = NativeDate.prototype;
  /** @type {(date: any) => any} */
  const shadowOf = (date) => new NativeDate(toLocal(getTime.call(date)));
  /** @type {Record<string, (this: Date, ...args: number[]) => unknown>} */
  const methods = {
    getTimezoneOffset() {
      const timeMs = getTime.call(this);
      return Math.trunc((timeMs - toLocal(timeMs)) / 60_000);
    },
    getYear() {
      return shadowOf(this).getUTCFullYear() - 1900;
    },
    toString() {
      const timeMs = getTime.call(this);
      if (Number.isNaN(timeMs)) return 'Invalid Date';
      return `${toDateText(shadowOf(this))} ${toTimeText(shadowOf(this), timeMs, host)}`;
    },
    toDateString() {
      return Number.isNaN(getTime.call(this)) ? 'Invalid Date' : toDateText(shadowOf(this));
    },
    toTimeString() {
      const timeMs = getTime.call(this);
      return Number.isNaN(timeMs) ? 'Invalid Date' : toTimeText(shadowOf(this), timeMs, host);
    },
  };
  for (const field of LOCAL_FIELDS) {
    methods[`get${field}`] = function get() {
      return shadowOf(this)[`getUTC${field}`]();
    };
    if (field === 'Day') continue;
    methods[`set${field}`] = function set(...args) {
      // Only setting the year turns an invalid date into a valid one.
      const isNone = Number.isNaN(getTime.call(this));
      const shadow = isNone && field === 'FullYear' ? new NativeDate(0) : shadowOf(this);
      shadow[`setUTC${field}`](...args);
      return setTime.call(this, toUtc(shadow.getTime()));
    };
  }
  return methods;
}

/** @param {Host} host */
function createOffsets(host) {
  /** @type {Map<number, number | undefined>} */
  const cached = new Map();
  /** @param {number} timeMs */
  const ask = (timeMs) => host('zoneOffset', [timeMs]);
  return (/** @type {number} */ timeMs) => {
    const quarter = Math.floor(timeMs / QUARTER_MS);
    if (!cached.has(quarter)) {
      if (cached.size === MAX_CACHED_OFFSETS) cached.clear();
      const first = ask(quarter * QUARTER_MS);
      cached.set(quarter, first === ask((quarter + 1) * QUARTER_MS - 1) ? first : undefined);
    }
    return cached.get(quarter) ?? ask(timeMs);
  };
}

/**
 * Whether a date text includes a UTC offset, or is a date without a time, which is in UTC.
 * @param {string} text
 */
function isZoned(text) {
  const trimmed = text.trim();
  return ISO_DATE.test(trimmed) || NAMED_ZONE.test(trimmed) || ZONE_AFTER_CLOCK.test(trimmed);
}

/** @param {Date} shadow */
function toDateText(shadow) {
  const year = shadow.getUTCFullYear();
  const digits = String(Math.abs(year)).padStart(year < 0 ? 6 : 4, '0');
  const day = String(shadow.getUTCDate()).padStart(2, '0');
  return `${DAYS[shadow.getUTCDay()]} ${MONTHS[shadow.getUTCMonth()]} ${day} ${year < 0 ? '-' : ''}${digits}`;
}

/**
 * @param {Date} shadow
 * @param {number} timeMs
 * @param {Host} host
 */
function toTimeText(shadow, timeMs, host) {
  const minutes = Math.trunc((shadow.getTime() - timeMs) / 60_000);
  const clock = [shadow.getUTCHours(), shadow.getUTCMinutes(), shadow.getUTCSeconds()].map(twoDigits).join(':');
  const distance = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}${twoDigits(distance % 60)}`;
  return `${clock} GMT${offset} (${host('zoneName', [timeMs])})`;
}

/** @param {number} value */
function twoDigits(value) {
  return String(value).padStart(2, '0');
}

/**
 * @param {object} target
 * @param {Record<string, unknown>} members
 */
function defineMembers(target, members) {
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
