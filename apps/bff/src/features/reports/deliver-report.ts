import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { readMember } from '@rotunda/api-client/read-member';
import type { Principal } from '#domain/principal.ts';
import { deliverMessage } from '#platform/delivery/deliver-message.ts';
import type { Attachment, Message } from '#platform/delivery/message.ts';
import type { ChannelKind } from '#platform/delivery/webhook-body.ts';
import type { ReportDeps } from './report-deps.ts';
import type { ReportRow } from './report-store.ts';

/** The content of a report: a file, or a digest in the message itself. */
export type ReportContent = {
  rowCount: number;
  /** Identifies the run in titles and file names. */
  label: string;
  note: string | undefined;
  file?: Attachment;
  digest?: Pick<Message, 'title' | 'entries' | 'rest'>;
};

/** The outcome of a delivery. `retry` may succeed later. */
export type Delivery = { outcome: 'delivered' | 'retry' | 'failed'; text: string; retryAfterMs?: number };

type WebhookBody = components['schemas']['ReportWebhook'];

const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;
const MAX_INLINE_BYTES = 1024 * 1024;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Delivers a report to its channel. A repeated delivery of a run uses the same ID. */
export async function deliverToChannel(
  { findChannel, sending }: ReportDeps,
  principal: Principal,
  row: ReportRow,
  content: ReportContent,
): Promise<Delivery> {
  const channel = await findChannel(principal, row.destination_id);
  if (!channel) return { outcome: 'failed', text: 'The channel was deleted, or your role no longer includes it.' };
  if (!channel.isEnabled) return { outcome: 'failed', text: `The channel ${channel.name} is turned off.` };
  if (!channel.target) return { outcome: 'failed', text: 'The stored channel was changed outside of the console.' };
  const { publicOrigin, basePath } = sending.address;
  const message = toMessage(row, content, channel.kind, `${publicOrigin}${basePath}${row.path}`);
  const { outcome, response, retryAfterMs } = await deliverMessage(sending, channel.kind, channel.target, message);
  if (outcome === 'accepted') return { outcome: 'delivered', text: `Sent to ${channel.name}` };
  return {
    outcome: outcome === 'refused' ? 'failed' : 'retry',
    text: response,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** Creates the file of a report in its folder, unless the run has already created it. */
export async function deliverToFolder(
  { calls }: ReportDeps,
  principal: Principal,
  row: ReportRow,
  { file }: ReportContent,
): Promise<Delivery> {
  if (!file) return { outcome: 'failed', text: 'A digest cannot be saved in a folder.' };
  if (file.content.length > MAX_FILE_BYTES)
    return { outcome: 'failed', text: 'The file is larger than 20 MB. Add filters to the list.' };
  const folderId = row.destination_id;
  const requestId = randomUUID();
  const q = `name = '${escapeQuery(file.fileName)}' and '${escapeQuery(folderId)}' in parents and trashed = false`;
  const lookup = { operationId: 'drive.files.list', params: { q, fields: 'files(id)', pageSize: 1 } } as const;
  const { body } = await calls.execute(principal, lookup, requestId);
  const found = readMember(body, 'files');
  const text = `Saved ${file.fileName}`;
  if (Array.isArray(found) && found.length > 0) return { outcome: 'delivered', text };
  const { contentType, content: bytes } = file;
  const create = {
    operationId: 'drive.files.create',
    params: { fields: 'id' },
    body: { name: file.fileName, parents: [folderId], mimeType: contentType },
    media: { contentType, content: bytes },
  } as const;
  await calls.execute(principal, create, requestId);
  return { outcome: 'delivered', text };
}

function toMessage(row: ReportRow, content: ReportContent, kind: ChannelKind, url: string): Message {
  const { rowCount, label, note, file, digest } = content;
  const isAttached = kind === 'mail' && file !== undefined && file.content.length <= MAX_ATTACHMENT_BYTES;
  const isTooLarge = kind === 'mail' && file !== undefined && !isAttached;
  const notes = [
    note,
    isTooLarge ? 'The file is larger than 5 MB. Open the list in the console to export it.' : undefined,
  ];
  const rows = countOf(rowCount, 'row');
  const detail = [rows, ...notes].filter((part) => part !== undefined).join('. ');
  return {
    id: `msg_${row.id}_${row.planned_at}`,
    title: digest?.title ?? label,
    timeMs: Number(row.planned_at),
    entries: digest?.entries ?? [{ title: label, detail, url }],
    rest: [digest?.rest, digest ? note : undefined].filter((part) => part !== undefined).join('. ') || undefined,
    url,
    urlLabel: digest ? 'Open approvals' : 'View the list',
    json: toWebhookJson(row, content, url),
    ...(isAttached && { attachment: file }),
  };
}

function toWebhookJson(row: ReportRow, { rowCount, note, file, digest }: ReportContent, url: string): WebhookBody {
  const isInline = file !== undefined && file.content.length <= MAX_INLINE_BYTES;
  return {
    type: 'report.created',
    timestamp: new Date(Number(row.planned_at)).toISOString(),
    data: {
      reportId: row.id,
      name: row.name,
      format: row.format as WebhookBody['data']['format'],
      rowCount,
      ...(note !== undefined && { note }),
      ...(isInline && { content: file.content.toString() }),
      ...(digest && {
        entries: digest.entries.map(({ title, detail, url: entryUrl }) => ({ title, detail, url: entryUrl })),
      }),
      url,
    },
  };
}

function escapeQuery(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}
