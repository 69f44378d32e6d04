/** Whether a file lies directly in a folder, or anywhere in a shared drive; true for any file without a place. */
export function isInPlace(
  { folderId, driveId }: { folderId?: string | undefined; driveId?: string | undefined },
  placeId: string | undefined,
): boolean {
  return placeId === undefined || folderId === placeId || driveId === placeId;
}
