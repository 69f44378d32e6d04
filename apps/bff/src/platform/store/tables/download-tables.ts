/** Operations whose response is content. */
export type ContentOperation =
  | 'drive.files.get'
  | 'drive.files.export'
  | 'drive.revisions.get'
  | 'drive.operations.get'
  /** The result of a finished download, whose operation `params` names. */
  | 'drive.files.download';

/** Table of download tickets. */
export type DownloadTables = {
  download_tickets: {
    id_hash: string;
    session_hash: string;
    operation_id: ContentOperation;
    /** JSON record of parameters. */
    params: string;
    /** What the file is called when the service does not say. */
    file_name: string | null;
    expires_at: number;
    /** 1 for a ticket that works until it expires, for one range of the content after the other. */
    is_playback: number | null;
    seal: string | null;
  };
};
