import type { ManifestPath } from '@rotunda/script-manifest/manifest-faults';

/** Writes one member of the manifest; without a value, it is taken out. */
export type WriteMember = (path: ManifestPath, value: unknown) => void;
