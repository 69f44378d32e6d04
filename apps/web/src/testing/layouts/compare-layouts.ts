/**
 * Returns the line-by-line differences between a layout and the stored one. Returns an empty list if there are none. Numbers may
 * differ by `tolerance`, because machines round letter widths differently.
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
