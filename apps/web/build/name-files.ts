/**
 * Names each module's file by as little of the end of its path as no other has: what every screen starts with names the files
 * that may follow.
 */
export function nameFiles(ids: Iterable<string>): Map<string, string> {
  const paths = [...new Set(ids)].map((id) => ({ id, segments: toSegments(id) }));
  const tailOf = ({ segments }: (typeof paths)[number], length: number) => segments.slice(-length).join('-');
  return new Map(
    paths.map((path) => {
      const others = paths.filter((other) => other !== path);
      const isOwn = (length: number) => others.every((other) => tailOf(other, length) !== tailOf(path, length));
      const length = path.segments.findIndex((_, index) => isOwn(index + 1)) + 1;
      return [path.id, tailOf(path, length || path.segments.length)];
    }),
  );
}

function toSegments(id: string): string[] {
  const words = id.replace(/\.\w+(\?.*)?$/, '').split(/[\\/]/);
  return words.map((word) => word.replaceAll(/\W+/g, '-').replace(/^-/, '')).filter(Boolean);
}
