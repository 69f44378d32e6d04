import { parseJson } from '#lib/parse-json.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import { formatTimeRange, parseTimeRange, type TimeRange } from './time-range.ts';

const KEY = 'rotunda.recent-time-ranges';
const MAX_STORED = 5;

/** Returns the recently used time ranges in this browser that are not presets, latest first. */
export function readRecentTimeRanges(): readonly TimeRange[] {
  return readTexts().flatMap((text) => parseTimeRange(text, Date.now()) ?? []);
}

/** Records the use of a time range. */
export function storeRecentTimeRange(range: TimeRange): void {
  const text = formatTimeRange(range);
  const texts = [text, ...readTexts().filter((other) => other !== text)];
  browserStorage.setItem(KEY, JSON.stringify(texts.slice(0, MAX_STORED)));
}

function readTexts(): readonly string[] {
  const retained = parseJson(browserStorage.getItem(KEY));
  return Array.isArray(retained) ? retained.filter((text) => typeof text === 'string') : [];
}
