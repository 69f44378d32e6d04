import { expect, test } from 'vitest';
import type { BffConfig } from '#platform/config/config.ts';
import { MailReceiver } from '#testing/servers/mail-receiver.ts';
import { checkMail } from './check-mail.ts';

function configOf(url: string, allowsPlaintext: boolean): BffConfig {
  const mail = { url, passwordFile: undefined, from: 'rotunda@example.com', allowsPlaintext };
  return { delivery: { mail, webhookHosts: [] } } as unknown as BffConfig;
}

test('a mail server that accepts the sign-in passes the check', async () => {
  await using server = await MailReceiver.start();
  expect(await checkMail(configOf(server.url, true))).toMatchObject({ level: 'ok' });
  expect(server.received).toEqual([]);
});

test('a mail server without TLS fails the check, unless that is intended', async () => {
  await using server = await MailReceiver.start();
  expect(await checkMail(configOf(server.url, false))).toMatchObject({ level: 'error', remedy: expect.any(String) });
});

test('a mail server that rejects the password or does not listen fails the check', async () => {
  const server = await MailReceiver.start({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
  });
  const url = server.url.replace('//', '//user:secret@');
  expect(await checkMail(configOf(url, true))).toMatchObject({
    level: 'error',
    text: expect.not.stringContaining('secret'),
  });
  await server[Symbol.asyncDispose]();
  expect(await checkMail(configOf(url, true))).toMatchObject({ level: 'error' });
});
