/** File kinds of the subjects' files. */
export type Kind = 'md' | 'txt' | 'csv' | 'json' | 'pdf' | 'png';

/** Content of an image: a chart of the table, or a drawing. */
export type Picture = 'chart' | 'logo' | 'swatches' | 'landscape';

/** Rows of cells. Numbers vary between editions. */
export type Table = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] };

/** A subject of files in the demo organisation. */
export type Subject = {
  name: string;
  /** The editions of its files: past quarters, years or releases, or the given names. Part of file names and texts. */
  editions: 'quarters' | 'years' | 'releases' | readonly string[];
  kinds: readonly Kind[];
  /** Headings with their text. `{edition}` is replaced by that of the file. */
  sections: readonly (readonly [heading: string, text: string])[];
  table?: Table;
  picture?: Picture;
  /** A reviewer's comment on a sentence or cell of it, and its author's reply. */
  remark: { quote: string; text: string; reply: string };
  /** The author's message when requesting approval, and a reviewer's reason for declining it. */
  ask: string;
  decline: string;
  /** The reason in an access request. */
  request: string;
};

/** Names of people in the data of the demo organisation. */
export type Colleague = 'ana' | 'bo' | 'chen' | 'dina' | 'emil' | 'grace';
export type Writer = 'operator' | 'ana' | 'chen' | 'dina';
export type Requester = 'support' | 'hiro' | 'petra';

/** A business area: the names of its folders, the subjects of its files, and the people who write, review or request them. */
export type Topic = {
  folder: string;
  subfolders: readonly string[];
  subjects: readonly Subject[];
  /** The authors of its files in shared drives. */
  writers: readonly Writer[];
  experts: readonly Colleague[];
  requesters: readonly Requester[];
};
