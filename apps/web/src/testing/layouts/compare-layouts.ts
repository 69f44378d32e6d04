/**
 * How a layout differs from the one that was kept, line by line; empty when it does not. Numbers may be `tolerance` apart:
 * machines round the widths of letters in ways of their own.
 */
export function compareLayouts(retained: string, found: string, tolerance: number): readonly string[] {
  const retainedLines = retained.trimEnd().split('\n');
  const foundLines = found.trimEnd().split('\n');
  let section = '';
  return Array.from({ length: Math.max(retainedLines.length, foundLines.length) }, (_, at) => {
    const [was = '', is = ''] = [retainedLines[at], foundLines[at]];
    if (is.startsWith('#')) section = is;
    return isAlike(was, is, tolerance) ? [] : [`${section}\n  was ${was}\n  is  ${is}`];
  }).flat();
}

function isAlike(one: string, other: string, tolerance: number): boolean {
  const [ones, others] = [one, other].map((line) => line.split(' ')) as [string[], string[]];
  if (ones.length !== others.length) return false;
  return ones.every((word, at) => {
    const twin = others[at] ?? '';
    return word === twin || Math.abs(Number(word) - Number(twin)) <= tolerance;
  });
}
