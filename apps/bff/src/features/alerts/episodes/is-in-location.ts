/** Whether a file is directly in a folder, or anywhere in a shared drive. True for any file if no place is given. */
export function isInLocation(
  { folderId, driveId }: { folderId?: string | undefined; driveId?: string | undefined },
  placeId: string | undefined,
): boolean {
  return placeId === undefined || folderId === placeId || driveId === placeId;
}
