/** A former version whose data directories must open with the current one. */
export type LandedVersion = {
  commit: string;
  /** The kinds of data that not all versions have. */
  has: readonly ('alerts' | 'reports')[];
};

/** The last three versions. Adding a new one at the end removes the first one. */
export const LANDED_VERSIONS: readonly LandedVersion[] = [
  { commit: '17ebb51f', has: [] },
  { commit: '9f7f2ed8', has: ['alerts'] },
  { commit: '420ccf8e', has: ['alerts', 'reports'] },
];
