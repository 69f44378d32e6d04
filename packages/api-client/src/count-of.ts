const PLURALS: Readonly<Record<string, string>> = {
  entry: 'entries',
  'failed process': 'failed processes',
  person: 'people',
  process: 'processes',
  property: 'properties',
  watch: 'watches',
};

const numbers = new Intl.NumberFormat('en');

/** Formats a number with its noun, given in the singular: `1 file`, `2,050 processes`, `1+ files`. */
export function countOf(count: number, noun: string, hasMore = false): string {
  const plural = PLURALS[noun] ?? `${noun}s`;
  return hasMore ? `${numbers.format(count)}+ ${plural}` : `${numbers.format(count)} ${count === 1 ? noun : plural}`;
}
