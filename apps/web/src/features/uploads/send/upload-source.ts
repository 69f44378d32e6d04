/** The content of an upload, and its target. */
export type UploadSource = {
  file: File;
  name: string;
  parentId: string;
  /** The file whose content is replaced with a new revision. */
  replacesId?: string | undefined;
};
