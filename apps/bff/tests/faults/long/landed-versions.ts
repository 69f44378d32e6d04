/** A version that has been in use: its data directories must open with the present one. */
export type LandedVersion = {
  commit: string;
  /** What it stores beyond what all of them do. */
  has: readonly ('alerts' | 'reports')[];
};

/** The last three versions. A new one is added at the end, and the first one goes. */
export const LANDED_VERSIONS: readonly LandedVersion[] = [
  { commit: '17ebb51f', has: [] },
  { commit: '9f7f2ed8', has: ['alerts'] },
  { commit: '420ccf8e', has: ['alerts', 'reports'] },
];
