/** One thing that a message tells of. */
export type MessageEntry = {
  title: string;
  detail: string;
  /** Where it comes from, such as the name of a rule. */
  label?: string | undefined;
  url: string;
};

/** A file that goes with a message by mail. */
export type Attachment = { fileName: string; contentType: string; content: Buffer };

/** A message as it is delivered. A retry delivers the same. */
export type Message = {
  id: string;
  title: string;
  /** When what it tells of was, in Unix milliseconds. */
  timeMs: number;
  entries: readonly MessageEntry[];
  /** What stands below the entries: what was left out. */
  rest?: string | undefined;
  /** Where the console shows all of it. */
  url: string;
  /** What the link there says: `View all alerts`. */
  urlLabel: string;
  /** The body of a webhook that is not written for a chat. */
  json: unknown;
  attachment?: Attachment | undefined;
};

/** What messages lead to: the address under which people open the console. */
export type ConsoleAddress = { publicOrigin: string; basePath: string };
