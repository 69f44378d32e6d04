/** One item in a message. */
export type MessageEntry = {
  title: string;
  detail: string;
  /** The source of the item, such as the name of a rule. */
  label?: string | undefined;
  url: string;
};

/** A file attached to a mail message. */
export type Attachment = { fileName: string; contentType: string; content: Buffer };

/** A message to deliver. A retry delivers the same message. */
export type Message = {
  id: string;
  title: string;
  /** When the reported events occurred, in Unix milliseconds. */
  timeMs: number;
  entries: readonly MessageEntry[];
  /** The text below the entries that describes omitted ones. */
  rest?: string | undefined;
  /** The console page that shows all entries. */
  url: string;
  /** The label of the link to that page, such as `View all alerts`. */
  urlLabel: string;
  /** The body of a generic webhook, as opposed to one for a chat. */
  json: unknown;
  attachment?: Attachment | undefined;
};

/** The address of the console for users, used in links. */
export type ConsoleAddress = { publicOrigin: string; basePath: string };
