/** The kinds of files that are written about subjects. */
export type Kind = 'md' | 'txt' | 'csv' | 'json' | 'pdf' | 'png';

/** What an image shows: the numbers of the table, or something drawn. */
export type Picture = 'chart' | 'logo' | 'swatches' | 'landscape';

/** Rows of cells. Numbers differ from edition to edition. */
export type Table = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] };

/** Something that files of the demo organisation are about. */
export type Subject = {
  name: string;
  /** What the files of it are for: quarters, years or releases up to now, or what is named. Names and texts carry it. */
  editions: 'quarters' | 'years' | 'releases' | readonly string[];
  kinds: readonly Kind[];
  /** Headings with what stands below them; `{edition}` is that of the file. */
  sections: readonly (readonly [heading: string, text: string])[];
  table?: Table;
  picture?: Picture;
  /** What a reviewer remarks on a sentence or cell of it, and what its author answers. */
  remark: { quote: string; text: string; reply: string };
  /** What its author writes when asking for approval, and why a reviewer declines it. */
  ask: string;
  decline: string;
  /** Why somebody who cannot open it asks for access. */
  request: string;
};

/** People by what they are called in the data of the demo organisation. */
export type Colleague = 'ana' | 'bo' | 'chen' | 'dina' | 'emil' | 'grace';
export type Writer = 'operator' | 'ana' | 'chen' | 'dina';
export type Asker = 'support' | 'hiro' | 'petra';

/** A field of work: how its folders are called, what its files are about, and who writes, reviews or asks for them. */
export type Topic = {
  folder: string;
  subfolders: readonly string[];
  subjects: readonly Subject[];
  /** Those who write its files in shared drives. */
  writers: readonly Writer[];
  experts: readonly Colleague[];
  askers: readonly Asker[];
};
