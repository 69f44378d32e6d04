import { expect, test } from 'vitest';
import type { BffConfig } from '#platform/config/config.ts';
import { MailReceiver } from '#testing/servers/mail-receiver.ts';
import { checkMail } from './check-mail.ts';

function configOf(url: string, mayBePlain: boolean): BffConfig {
  const mail = { url, passwordFile: undefined, from: 'rotunda@example.com', mayBePlain };
  return { delivery: { mail, webhookHosts: [] } } as unknown as BffConfig;
}

test('a mail server that accepts the sign-in is right', async () => {
  await using server = await MailReceiver.start();
  expect(await checkMail(configOf(server.url, true))).toMatchObject({ level: 'ok' });
  expect(server.received).toEqual([]);
});

test('one that offers no TLS is wrong, unless that is meant', async () => {
  await using server = await MailReceiver.start();
  expect(await checkMail(configOf(server.url, false))).toMatchObject({ level: 'error', remedy: expect.any(String) });
});

test('one that refuses the password is wrong, and so is one that does not listen', async () => {
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
