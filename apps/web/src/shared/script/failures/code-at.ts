/** The code of a project at a time: a version, or the current HEAD. */
export type CodeSnapshot = {
  /** Undefined for the current HEAD. */
  versionNumber: number | undefined;
  /** False if HEAD was or may have been saved between that time and the snapshot. */
  isExact: boolean;
};

/** The known code history of a project. Times are in Unix milliseconds. */
export type CodeHistory = {
  versions: readonly { versionNumber: number; createdMs: number }[];
  /** Known saves of HEAD. */
  savedMs: readonly number[];
};

/** Returns the snapshot closest to HEAD at a time, at that time or later. */
export function snapshotAfter({ versions, savedMs }: CodeHistory, timeMs: number): CodeSnapshot {
  const later = versions
    .filter(({ createdMs }) => createdMs >= timeMs)
    .toSorted((a, b) => a.createdMs - b.createdMs)[0];
  const untilMs = later?.createdMs ?? Number.POSITIVE_INFINITY;
  return {
    versionNumber: later?.versionNumber,
    isExact: !savedMs.some((savedAtMs) => savedAtMs > timeMs && savedAtMs <= untilMs),
  };
}

/** Returns the snapshot closest to HEAD at a time, at that time or earlier. Returns undefined if none exists. */
export function snapshotBefore({ versions, savedMs }: CodeHistory, timeMs: number): CodeSnapshot | undefined {
  const earlier = versions
    .filter(({ createdMs }) => createdMs <= timeMs)
    .toSorted((a, b) => b.createdMs - a.createdMs)[0];
  if (!earlier) return undefined;
  return {
    versionNumber: earlier.versionNumber,
    isExact: !savedMs.some((savedAtMs) => savedAtMs > earlier.createdMs && savedAtMs <= timeMs),
  };
}
