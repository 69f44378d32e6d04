/** A change of a file's owner. */
export type OwnerChange = {
  fileId: string;
  title: string;
  folderId: string | undefined;
  owner: string;
  formerOwner: string;
  atMs: number;
};
