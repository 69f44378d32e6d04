/** How far a download is. `handedOver`: the browser saves it, and shows how far that is. */
export type DownloadState = 'waiting' | 'preparing' | 'handedOver' | 'failed';

/** A file to save. */
export type DownloadSource = {
  fileId: string;
  name: string;
  /** For documents without bytes of their own: the type of file to make of it. */
  exportType?: string | undefined;
};

/** A file on its way out. */
export type Download = {
  /** Names the download on this page. */
  id: string;
  source: DownloadSource;
  state: DownloadState;
  /** Name of the operation with which the service prepares the content. */
  operationName?: string | undefined;
  /** When the service began to prepare it, in Unix milliseconds; it keeps what it prepared for 24 hours from then. */
  preparedSinceMs?: number | undefined;
  /** Why the service has to prepare it. */
  note?: string | undefined;
  error?: string | undefined;
};
