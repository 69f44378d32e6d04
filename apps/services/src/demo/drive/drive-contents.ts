import { Readable } from 'node:stream';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import type { Random } from '#demo/setting/random.ts';
import { type Edition, listEditions } from './drive-editions.ts';
import { TOPICS } from './drive-topics.ts';
import { type Matter, MIME_TYPES, writeKind } from './drive-writers.ts';
import type { Kind, Subject, Table, Topic } from './subjects/subject.ts';

/** Stored content shared by files of the demo organisation. */
export type DemoContent = {
  topic: Topic;
  subject: Subject;
  edition: Edition;
  mimeType: string;
  extension: Kind;
  blob: StoredBlob;
  /** Content of the previous revision. */
  former: StoredBlob;
  /** Text indexed for full-text search. */
  text: string | undefined;
};

type Described = { topic: Topic; subject: Subject; edition: Edition };

const LEAST_VARIED = 100; // Smaller numbers are percentages and counts, which are not varied.
const VARIATION = 0.06;

/** Stores the contents of each subject, for each of its editions and kinds. Files share them. */
export async function storeContents(blobs: BlobStore, random: Random, anchorMs: number): Promise<DemoContent[]> {
  const described: Described[] = TOPICS.flatMap((topic) =>
    topic.subjects.flatMap((subject) =>
      listEditions(subject, anchorMs).map((edition) => ({ topic, subject, edition })),
    ),
  );
  const contents: DemoContent[] = [];
  for (const each of described) {
    const matter = toMatter(each, random.fork(each.edition.fileName));
    contents.push(...(await Promise.all(each.subject.kinds.map((kind) => storeKind(blobs, each, matter, kind)))));
  }
  return contents;
}

async function storeKind(
  blobs: BlobStore,
  { topic, subject, edition }: Described,
  matter: Matter,
  kind: Kind,
): Promise<DemoContent> {
  const written = writeKind(kind, matter);
  const former = writeKind(kind, toFormer(matter));
  const [blob, formerBlob] = await Promise.all([written, former].map(({ bytes }) => blobs.put(Readable.from([bytes]))));
  if (!blob || !formerBlob) throw new Error(`${edition.fileName} could not be stored`);
  const { text } = written;
  return { topic, subject, edition, mimeType: MIME_TYPES[kind], extension: kind, blob, former: formerBlob, text };
}

function toMatter({ subject, edition: { label, fileName } }: Described, random: Random): Matter {
  const { sections, table, picture } = subject;
  return {
    title: fileName,
    sections: sections.map(([heading, text]) => [heading, text.replaceAll('{edition}', label)]),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map((cell) => varyAmount(cell, random))) } }),
    ...(picture && { picture }),
  };
}

/** Varies amounts between editions. Words and small numbers stay the same. */
function varyAmount(cell: string | number, random: Random): string | number {
  if (typeof cell === 'string' || Math.abs(cell) <= LEAST_VARIED) return cell;
  return Math.round((cell * (1 - VARIATION + 2 * VARIATION * random.fraction())) / 10) * 10;
}

/** Returns the previous content: without its last section, and with other figures. */
function toFormer({ sections, table, ...matter }: Matter): Matter {
  return { ...matter, isDraft: true, sections: sections.slice(0, -1), ...(table && { table: toFormerTable(table) }) };
}

function toFormerTable({ columns, rows }: Table): Table {
  const [first = [], ...others] = rows;
  const changed = first.map((cell) => (typeof cell === 'number' ? Math.round(cell * 0.8) : cell));
  return { columns, rows: [changed, ...others.slice(0, -1)] };
}
