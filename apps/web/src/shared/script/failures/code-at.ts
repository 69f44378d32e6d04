/** What stood in a project at a time: a version, or HEAD as it is now. */
export type CodeSnapshot = {
  /** Undefined for HEAD as it is now. */
  versionNumber: number | undefined;
  /** False when HEAD was saved between that time and the snapshot, or may have been. */
  isExact: boolean;
};

/** What is known of the code of a project. Times in Unix milliseconds. */
export type CodeHistory = {
  versions: readonly { versionNumber: number; createdMs: number }[];
  /** Known saves of HEAD. */
  savedMs: readonly number[];
};

/** The snapshot that is nearest to HEAD as it was at a time, at that time or later. */
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

/** The snapshot that is nearest to HEAD as it was at a time, at that time or before; undefined when there is none. */
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
