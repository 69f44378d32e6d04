import type { Account } from '#core/directory.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoFiles } from './drive-files.ts';
import type { Random } from './random.ts';
import { seedAccessProposals } from './seed-access-proposals.ts';

const REMARKS = [
  'Is this the latest figure?',
  'Could you add a source here?',
  'The second part reads well now.',
  'This differs from what we agreed on Monday.',
  'Please check the spelling of the names.',
];
const ANSWERS = ['Done.', 'I will look into it.', 'Good catch, thank you.', 'Changed in the new version.'];

/** Writes comments with replies, requests for access and labels on the files of the demo organisation. */
export function seedDriveActivity(context: DemoContext, files: DemoFiles): void {
  const random = context.random.fork('drive-activity');
  for (const [index, item] of random.sample(files.shared, 160).entries()) seedThread(context, random, item, index);
  seedAccessProposals(context, random, files.private);
  seedLabels(context, random, files.shared);
}

function seedThread({ db, people }: DemoContext, random: Random, item: Item, index: number): void {
  const talkers = [people.ana, people.bo, people.reviewer, people.dina, people.operator];
  const createdAt = item.modifiedAt + random.integer(1, 5) * HOUR_MS;
  const isResolved = random.chance(0.35);
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO comments (id, item_number, author_id, content, quoted_mime_type, quoted_value, created_at, modified_at,
       resolved) VALUES (?, ?, ?, ?, 'text/plain', ?, ?, ?, ?)`,
    random.id(16),
    item.number,
    random.pick(talkers).id,
    random.pick(REMARKS) + (index % 5 === 0 ? ` +${people.chen.email}` : ''),
    index % 3 === 0 ? firstLine(db, item) : null,
    createdAt,
    createdAt + 4 * HOUR_MS,
    isResolved ? 1 : 0,
  );
  for (let count = 1; count <= random.integer(0, 2); count += 1) {
    addReply(random.pick(talkers), random.pick(ANSWERS), null, createdAt + count * HOUR_MS);
  }
  if (isResolved) addReply(random.pick(talkers), '', 'resolve', createdAt + 4 * HOUR_MS);

  function addReply(author: Account, content: string, action: string | null, repliedAt: number): void {
    db.run(
      `INSERT INTO replies (id, comment_number, author_id, content, action, created_at, modified_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      random.id(16),
      number,
      author.id,
      content,
      action,
      repliedAt,
      repliedAt,
    );
  }
}

/** The line that a comment is about; null for a file without text. */
function firstLine(db: Database, item: Item): string | null {
  const stored = db.get<{ text: string | null }>(
    'SELECT indexable_text AS text FROM items WHERE number = ?',
    item.number,
  );
  const line = stored?.text?.split('\n').find((text) => text.trim() !== '');
  return line?.slice(0, 200) ?? null;
}

function seedLabels({ db }: DemoContext, random: Random, items: readonly Item[]): void {
  db.run("INSERT INTO labels (id, revision_id, name) VALUES ('confidentiality', '1', 'Confidentiality')");
  db.run("INSERT INTO labels (id, revision_id, name) VALUES ('retention', '1', 'Retention')");
  db.run(
    `INSERT INTO label_fields (label_id, id, name, value_type, choices)
     VALUES ('confidentiality', 'level', 'Level', 'selection', '["public","internal","secret"]'),
       ('retention', 'until', 'Keep until', 'dateString', NULL), ('retention', 'note', 'Note', 'text', NULL)`,
  );
  for (const item of random.sample(items, 240)) {
    const [label, field, value] = random.pick([
      ['confidentiality', 'level', random.pick(['public', 'internal', 'secret'])],
      ['retention', 'until', `20${random.integer(27, 35)}-12-31`],
    ] as const);
    db.run('INSERT INTO item_labels (item_number, label_id) VALUES (?, ?)', item.number, label);
    db.run('INSERT INTO item_label_values VALUES (?, ?, ?, 0, ?)', item.number, label, field, value);
  }
}
