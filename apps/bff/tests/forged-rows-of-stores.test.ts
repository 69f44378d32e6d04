import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Principal } from '#domain/principal.ts';
import { ChannelStore } from '#features/live-updates/channel-store.ts';
import { WatchStore } from '#features/live-updates/watch-store.ts';
import { LinkStore } from '#features/saved-views/link-store.ts';
import { UploadStore } from '#features/uploads/upload-store.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { type ForgedRow, RowSeals } from '#platform/store/row-seals.ts';
import { TestBff } from '#testing/test-bff.ts';

const ISSUER = 'https://id.example';

let bff: TestBff;
let store: Store;
let seals: RowSeals;
let forged: ForgedRow[];

beforeEach(async () => {
  bff = await TestBff.start();
  await bff.signIn('operator');
  store = bff.openStore();
  forged = [];
  seals = new RowSeals(openKeyRing(bff.config.keyRing), (row) => forged.push(row));
});

afterEach(async () => {
  await store.destroy();
  await bff[Symbol.asyncDispose]();
});

describe('an upload', () => {
  const begin = async () => {
    const secrets = new SecretStore(store, openKeyRing(bff.config.keyRing));
    const uploads = new UploadStore(store, secrets, bff.clock, ISSUER, seals);
    const aim = { operationId: 'drive.files.create', fileId: undefined, name: 'a', contentType: 'text/plain' } as const;
    const address = 'https://upload.example/1';
    const upload = await uploads.create({ ...aim, totalBytes: 5, subject: 'sub-olga', address });
    return { uploads, id: upload.id };
  };

  test.each([
    ['subject', 'sub-eve', 'sub-eve'],
    ['operation_id', 'drive.files.update', 'sub-olga'],
    ['file_id', 'f9', 'sub-olga'],
    ['name', 'other', 'sub-olga'],
    ['content_type', 'text/html', 'sub-olga'],
    ['total_bytes', 6, 'sub-olga'],
    ['created_at', 1, 'sub-olga'],
    ['seal', null, 'sub-olga'],
  ])('with a forged %s does not exist', async (column, value, subject) => {
    const { uploads, id } = await begin();
    expect(await uploads.find('sub-olga', id)).toMatchObject({ id });
    await store
      .updateTable('upload_sessions')
      .set({ [column]: value })
      .execute();
    expect(await uploads.find(subject, id)).toBeUndefined();
    expect(await uploads.listOpen(subject)).toEqual([]);
    expect(forged[0]).toMatchObject({ name: 'upload_sessions', key: [id] });
  });

  test('cannot replace another one', async () => {
    const [first, second] = [await begin(), await begin()];
    const row = await store.selectFrom('upload_sessions').selectAll().where('id', '=', first.id).executeTakeFirst();
    await store
      .updateTable('upload_sessions')
      .set({ seal: row?.seal ?? null })
      .where('id', '=', second.id)
      .execute();
    expect(await second.uploads.find('sub-olga', second.id)).toBeUndefined();
  });
});

describe('a link to a list', () => {
  const author: Pick<Principal, 'userId' | 'name' | 'roles'> = { userId: 'p', name: 'Olga', roles: ['operator'] };

  test.each([
    ['roles', '["support"]'],
    ['state', '{}'],
    ['user_id', 'other'],
    ['author_name', 'Eve'],
    ['created_at', 1],
    ['expires_at', 9_000_000_000_000],
    ['seal', null],
  ])('with a forged %s does not work', async (column, value) => {
    const links = new LinkStore(store, bff.clock, seals);
    const state: Parameters<LinkStore['save']>[1] = JSON.parse('{"screen":"files","rows":[]}');
    const { id } = await links.save(author as Principal, state);
    expect(await links.find(id)).toMatchObject({ roles: ['operator'] });
    await store
      .updateTable('list_links')
      .set({ [column]: value })
      .execute();
    expect(await links.find(id)).toBeUndefined();
    expect(forged).toMatchObject([{ name: 'list_links', key: [id] }]);
  });
});

describe('a watch channel', () => {
  const message = { resourceId: 'r', messageNumber: 1, resourceState: 'exists' };
  const outbox = () => new InvalidationOutbox(store, noSignal, bff.clock);

  test.each([
    ['user_id', 'other'],
    ['token_hash', undefined],
    ['kind', 'settings'],
    ['target', 'f9'],
    ['created_at', 1],
    ['seal', null],
  ])('that a user opened accepts no messages with a forged %s', async (column, value) => {
    const watches = new WatchStore(store, bff.clock, new UserInvalidations(outbox(), async () => []), seals);
    const wanted = { userId: 'p', kind: 'file', target: 'f1', label: 'x' } as const;
    const opened = await watches.prepare({ ...wanted, expiresAt: bff.clock.nowMs() + 60_000 });
    const other = await watches.prepare({ ...wanted, expiresAt: bff.clock.nowMs() + 60_000 });
    const { token_hash: hash } = await store
      .selectFrom('watches')
      .select('token_hash')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await store
      .updateTable('watches')
      .set({ [column]: value === undefined ? hash : value })
      .where('id', '=', opened.id)
      .execute();
    const token = value === undefined ? other.token : opened.token;
    expect(await watches.receive({ ...message, channelId: opened.id, token })).toBe(false);
    expect(await watches.receive({ ...message, channelId: other.id, token: other.token })).toBe(true);
    expect(await watches.find(column === 'user_id' ? 'other' : 'p', opened.id)).toBeUndefined();
    expect(forged[0]).toMatchObject({ name: 'watches', key: [opened.id] });
  });

  test.each([
    ['topic', 'drive:files/f9'],
    ['credential_id', 'other'],
    ['token_hash', '0'.repeat(64)],
    ['seal', null],
  ])('that the console opened is neither read nor stopped with a forged %s', async (column, value) => {
    const channels = new ChannelStore(store, bff.clock, outbox(), seals);
    const session = await store.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const owner = { sessionId: session.id_hash, credentialId: session.credential_id, topic: 'drive:files/f1' };
    const opened = await channels.prepare(owner, bff.clock.nowMs() + 60_000);
    await store
      .updateTable('live_channels')
      .set({ [column]: value })
      .execute();
    expect(await channels.receive({ ...message, channelId: opened.id, token: opened.token })).toBe(false);
    expect(await channels.remove(opened.id)).toBeUndefined();
    expect(forged[0]).toMatchObject({ name: 'live_channels', key: [opened.id] });
  });
});
