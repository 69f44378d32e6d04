/** The content of an upload, and what it is to become. */
export type UploadSource = {
  file: File;
  name: string;
  parentId: string;
  /** A file whose content is replaced, as a new revision. */
  replacesId?: string | undefined;
};
