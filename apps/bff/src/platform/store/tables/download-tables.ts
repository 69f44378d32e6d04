/** Operations that return content. */
export type ContentOperation =
  | 'drive.files.get'
  | 'drive.files.export'
  | 'drive.revisions.get'
  | 'drive.operations.get'
  /** The result of a finished download, whose operation is in `params`. */
  | 'drive.files.download';

/** Table of download tickets. */
export type DownloadTables = {
  download_tickets: {
    id_hash: string;
    session_hash: string;
    operation_id: ContentOperation;
    /** JSON record of parameters. */
    params: string;
    /** The file name to use if the service does not provide one. */
    file_name: string | null;
    expires_at: number;
    /** 1 for a ticket that is valid until it expires, for reading the content range by range. */
    is_playback: number | null;
    seal: string | null;
  };
};
