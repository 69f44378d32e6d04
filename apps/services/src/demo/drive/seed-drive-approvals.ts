import type { Account } from '#core/auth/directory.ts';
import { findAccount } from '#core/auth/directory.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import { sendMail } from '#core/mail.ts';
import type { Database } from '#db/database.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import type { ApprovalResponse, ApprovalStatus } from '#drive/approvals/approval.ts';
import { addActivity, lockContent } from '#drive/approvals/approval-action.ts';
import { insertReviewer } from '#drive/approvals/insert-reviewer.ts';
import type { Item } from '#items/item.ts';
import type { DemoFile, DemoFiles } from './drive-files.ts';
import { writeThread } from './drive-threads.ts';

type Response = readonly [Account, ApprovalResponse];
type Plan = {
  status: ApprovalStatus;
  initiator: Account;
  responses: Response[];
  startedAt: number;
  dueAt: number | null;
};

// Due times in hours from the start of today: overdue, due today or tomorrow, due later, no date.
const DUE_HOURS = [-52, -7, 19, 26, 44, 96, 240, null];
const IN_PROGRESS = 26;
const COMPLETED = 34;
// Age in days of the last file change, for approvals in progress and for completed approvals.
const RECENT_DAYS = [4, 20] as const;
const EARLIER_DAYS = [21, 220] as const;
const APPROVED_MESSAGES = ['Checked against last time, all fine.', 'Fine with me.', null];
const CANCELLED_MESSAGE = 'I found a mistake of my own and will ask again with the corrected version.';

/**
 * Creates 60 approvals: 26 in progress, of which 16 wait for the reviewer, and 34 completed with all outcomes. Each is requested
 * by the user who last changed the file, after that change, and one approver comments on it. Returns the files.
 */
export function seedDriveApprovals(context: DemoContext, files: DemoFiles): DemoFile[] {
  const random = context.random.fork('drive-approvals');
  // Users do not approve their own files.
  const { reviewer } = context.people;
  const candidates = files.shared.filter(
    ({ item, content }) => content.extension !== 'json' && item.modifiedBy !== reviewer.id,
  );
  const listChangedWithin = ([from, to]: readonly [number, number]) =>
    candidates.filter(({ item: { modifiedAt } }) => {
      const days = (context.anchorMs - modifiedAt) / DAY_MS;
      return days >= from && days <= to;
    });
  const targets = [
    ...sampleSubjects(random, listChangedWithin(RECENT_DAYS), IN_PROGRESS),
    ...random.sample(listChangedWithin(EARLIER_DAYS), COMPLETED),
  ];
  for (const [index, file] of targets.entries()) {
    writeApproval(context, random, file, plan(context, random, file, index));
  }
  return targets;
}

/** Samples files with distinct subjects. */
function sampleSubjects(random: Random, files: readonly DemoFile[], count: number): DemoFile[] {
  const bySubject = new Map(random.shuffle(files).map((file) => [file.content.subject, file]));
  return random.sample([...bySubject.values()], count);
}

function plan(context: DemoContext, random: Random, { item, content }: DemoFile, index: number): Plan {
  const { db, people, anchorMs } = context;
  const initiator = findAccount(db, item.modifiedBy ?? '') ?? people.operator;
  const experts = content.topic.experts.map((name) => people[name]).filter(({ id }) => id !== initiator.id);
  const others = random.sample(experts, index % 4 === 0 ? 0 : random.integer(1, 2));
  const startedAt = item.modifiedAt + random.integer(1, 4) * HOUR_MS;
  if (index < IN_PROGRESS) {
    const hours = DUE_HOURS[index % DUE_HOURS.length] ?? null;
    const started = { status: 'IN_PROGRESS', initiator, startedAt } as const;
    const dueAt = hours === null ? null : anchorMs + hours * HOUR_MS;
    // The first ones wait for the reviewer, every third of them only for the reviewer. The others wait for Hiro.
    const awaited = index < 16 ? people.reviewer : initiator.id === people.hiro.id ? people.ines : people.hiro;
    const response: ApprovalResponse = index >= 16 || index % 3 === 0 ? 'APPROVED' : 'NO_RESPONSE';
    const responses: Response[] = [[awaited, 'NO_RESPONSE'], ...others.map((user) => [user, response] as const)];
    return { ...started, responses, dueAt };
  }
  const completed = { initiator, startedAt, dueAt: random.chance(0.5) ? startedAt + 5 * DAY_MS : null };
  const reviewers = [people.reviewer, ...others];
  if (index < 44) {
    return { status: 'APPROVED', responses: reviewers.map((user) => [user, 'APPROVED'] as const), ...completed };
  }
  if (index < 53) {
    const responses = reviewers.map((user, place) => [user, place === 0 ? 'DECLINED' : 'NO_RESPONSE'] as const);
    return { status: 'DECLINED', responses, ...completed };
  }
  return { status: 'CANCELLED', responses: reviewers.map((user) => [user, 'NO_RESPONSE'] as const), ...completed };
}

function writeApproval(context: DemoContext, random: Random, { item, content }: DemoFile, planned: Plan): void {
  const { db } = context;
  const { initiator, startedAt, status } = planned;
  const isDone = status !== 'IN_PROGRESS';
  const endedAt = startedAt + random.integer(5, 60) * HOUR_MS;
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO approvals (id, item_number, initiator_id, status, content_change_behavior, created_at, modified_at,
       completed_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    random.id(28),
    item.number,
    initiator.id,
    status,
    status === 'APPROVED' || random.chance(0.85) ? 'RESET_APPROVAL' : 'NO_APPROVAL_ACTION',
    startedAt,
    isDone ? endedAt : startedAt,
    isDone ? endedAt : null,
    planned.dueAt,
  );
  const log = (actor: Account, action: string, message: string | undefined, happenedAt: number) =>
    addActivity(db, { number }, { actorId: actor.id, action, message, happenedAt });
  const { ask, decline } = content.subject;
  log(initiator, 'started', ask, startedAt);
  if (!isDone) mailReviewers(context, item, planned, ask);
  discuss(db, random, { item, content }, planned);
  for (const [position, [account, response]] of planned.responses.entries()) {
    const respondedAt = response === 'NO_RESPONSE' ? null : Math.min(endedAt, startedAt + (position + 3) * HOUR_MS);
    insertReviewer(db, number, { position, accountId: account.id, response, respondedAt });
    if (respondedAt === null) continue;
    const message = response === 'DECLINED' ? decline : (random.pick(APPROVED_MESSAGES) ?? undefined);
    log(account, response.toLowerCase(), message, respondedAt);
  }
  if (status === 'CANCELLED') log(initiator, 'cancelled', CANCELLED_MESSAGE, endedAt);
  if (status === 'APPROVED') lockContent(db, item, initiator.id, endedAt);
}

/** Sends the same mail as the service when an approval starts. */
function mailReviewers(
  { db, settings }: DemoContext,
  item: Item,
  { initiator, responses, startedAt }: Plan,
  message: string,
): void {
  sendMail(db, {
    recipients: responses.map(([{ email }]) => email),
    sender: initiator.email,
    subject: `${initiator.displayName}: approval started for ${item.name}`,
    body: `${message}\n\n${settings.consoleOrigin}/file/${item.id}/approvals`,
    sentAt: startedAt,
  });
}

/**
 * Creates the comments on the file before the first decision: the reason for the request, and a remark by one of the approvers.
 */
function discuss(db: Database, random: Random, { item, content }: DemoFile, planned: Plan): void {
  const { initiator, responses, startedAt, status } = planned;
  const { ask, decline, remark } = content.subject;
  const isResolved = status === 'APPROVED' || status === 'CANCELLED';
  const [declining] = responses.find(([, response]) => response === 'DECLINED') ?? [];
  writeThread(db, random, item, {
    quote: null,
    text: ask,
    author: initiator,
    writtenAt: startedAt,
    isResolved,
    ...(declining && { reply: { text: decline, author: declining, writtenAt: startedAt + 3 * HOUR_MS } }),
  });
  const author = responses.at(-1)?.[0] ?? initiator;
  const reply = { text: remark.reply, author: initiator, writtenAt: startedAt + 2 * HOUR_MS };
  const remarked = { quote: remark.quote, text: remark.text, author, writtenAt: startedAt + HOUR_MS };
  writeThread(db, random, item, { ...remarked, reply, isResolved });
}
