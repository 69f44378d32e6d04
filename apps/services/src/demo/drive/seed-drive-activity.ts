import { findAccount } from '#core/auth/directory.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import type { DemoFile, DemoFiles } from './drive-files.ts';
import { writeThread } from './drive-threads.ts';
import { seedAccessProposals } from './seed-access-proposals.ts';

const THREADS = 160;

/**
 * Creates comments with replies, access requests and labels on the files of the demo organisation. The files under approval
 * (`discussed`) already have two threads each.
 */
export function seedDriveActivity(context: DemoContext, files: DemoFiles, discussed: readonly DemoFile[]): void {
  const random = context.random.fork('drive-activity');
  const isDiscussed = new Set(discussed);
  const others = files.shared.filter((file) => !isDiscussed.has(file));
  for (const [index, file] of random.sample(others, THREADS - 2 * discussed.length).entries()) {
    seedThread(context, random, file, index);
  }
  seedAccessProposals(context, random, files.private);
  seedLabels(context, random, files.shared);
}

/** Creates a comment by an expert of the topic and a reply by the file's author. */
function seedThread({ db, people }: DemoContext, random: Random, { item, content }: DemoFile, index: number): void {
  const replier = findAccount(db, item.modifiedBy ?? '') ?? people.operator;
  const experts = content.topic.experts.map((name) => people[name]).filter(({ id }) => id !== replier.id);
  const { quote, text, reply } = content.subject.remark;
  const writtenAt = item.modifiedAt + random.integer(1, 5) * HOUR_MS;
  // Some comments mention a user.
  const addressee = index % 5 === 0 ? ` +${replier.email}` : '';
  writeThread(db, random, item, {
    quote,
    text: text + addressee,
    writtenAt,
    author: random.pick(experts),
    reply: { text: reply, author: replier, writtenAt: writtenAt + HOUR_MS },
    isResolved: random.chance(0.35),
  });
}

function seedLabels({ db }: DemoContext, random: Random, files: readonly DemoFile[]): void {
  db.run("INSERT INTO labels (id, revision_id, name) VALUES ('confidentiality', '1', 'Confidentiality')");
  db.run("INSERT INTO labels (id, revision_id, name) VALUES ('retention', '1', 'Retention')");
  db.run(
    `INSERT INTO label_fields (label_id, id, name, value_type, choices)
     VALUES ('confidentiality', 'level', 'Level', 'selection', '["public","internal","secret"]'),
       ('retention', 'until', 'Keep until', 'dateString', NULL), ('retention', 'note', 'Note', 'text', NULL)`,
  );
  for (const { item } of random.sample(files, 240)) {
    const [label, field, value] = random.pick([
      ['confidentiality', 'level', random.pick(['public', 'internal', 'secret'])],
      ['retention', 'until', `20${random.integer(27, 35)}-12-31`],
    ] as const);
    db.run('INSERT INTO item_labels (item_number, label_id) VALUES (?, ?)', item.number, label);
    db.run('INSERT INTO item_label_values VALUES (?, ?, ?, 0, ?)', item.number, label, field, value);
  }
}
