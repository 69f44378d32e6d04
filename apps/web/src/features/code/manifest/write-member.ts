import type { ManifestPath } from '@rotunda/script-manifest/manifest-faults';

/** Writes a member of the manifest, or removes it if the value is undefined. */
export type WriteMember = (path: ManifestPath, value: unknown) => void;
