/** A file that has another owner than before. */
export type OwnerChange = {
  fileId: string;
  title: string;
  folderId: string | undefined;
  owner: string;
  formerOwner: string;
  atMs: number;
};
