/** The state of a download. `handedOver`: the browser saves it and shows its progress. */
export type DownloadState = 'waiting' | 'preparing' | 'handedOver' | 'failed';

/** A file to save. */
export type DownloadSource = {
  fileId: string;
  name: string;
  /** The export type for documents without bytes of their own. */
  exportType?: string | undefined;
};

/** A file being downloaded. */
export type Download = {
  /** The ID of the download on this page. */
  id: string;
  source: DownloadSource;
  state: DownloadState;
  /** Name of the operation with which the service prepares the content. */
  operationName?: string | undefined;
  /** When the service began preparing it, in Unix milliseconds. The service stores prepared content for 24 hours from then. */
  preparedSinceMs?: number | undefined;
  /** The reason why the service must prepare it. */
  note?: string | undefined;
  error?: string | undefined;
};
