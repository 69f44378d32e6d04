import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressPolicy, isHostEntry } from './address-policy.ts';

const faultOf = (address: string, ...allowed: string[]) => new AddressPolicy(allowed, '*').findFault(address);

describe('an allowed hosts entry', () => {
  test.each(['*', 'localhost', 'hooks.example.com', '*.example.com', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])(
    'may be %s',
    (entry) => expect(isHostEntry(entry)).toBe(true),
  );

  test.each([
    '',
    '*.',
    '**',
    'a.*',
    'https://example.com',
    'example.com:443',
    '10.0.0.0/33',
    '10.0.0.0/',
    'a b',
    '[::1]',
  ])('may not be "%s"', (entry) => expect(isHostEntry(entry)).toBe(false));
});

describe('an address', () => {
  test.each(['', 'here', '/hook', 'https://', 'mailto:a@example.com', 'data:,x'])('"%s" has no host', (address) => {
    expect(faultOf(address, '*')).toBe('noHost');
  });

  test('has to be encrypted unless it stays on this machine', () => {
    expect(faultOf('http://example.com/', '*')).toBe('notHttps');
    expect(faultOf('http://10.0.0.1/', '10.0.0.0/8')).toBe('notHttps');
    for (const host of ['localhost', 'localhost.', 'LOCALHOST', '127.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]']) {
      expect(faultOf(`http://${host}:8080/`, 'localhost', '127.0.0.0/8', '::1')).toBeUndefined();
    }
  });

  test('of this machine has to use a listed port, whatever name or number it has', () => {
    const policy = new AddressPolicy(['*', 'localhost', '127.0.0.0/8', '::1'], [4000, 80]);
    for (const host of [
      'localhost',
      'localhost.',
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '127.9.9.9',
      '[::1]',
      '[::ffff:7f00:1]',
    ]) {
      expect(policy.findFault(`http://${host}:4000/hooks`)).toBeUndefined();
      expect(policy.findFault(`http://${host}/hooks`)).toBeUndefined();
      for (const port of [4001, 443, 5432]) expect(policy.findFault(`http://${host}:${port}/`)).toBe('unauthorized');
      expect(policy.findFault(`https://${host}/`)).toBe('unauthorized');
    }
    expect(policy.findFault('https://hooks.example.com:8443/')).toBeUndefined();
  });

  test('has to be allowed by name', () => {
    expect(faultOf('https://hooks.example.com/', 'hooks.example.com')).toBeUndefined();
    expect(faultOf('https://Hooks.Example.com./', 'hooks.example.com')).toBeUndefined();
    expect(faultOf('https://example.com/', 'hooks.example.com')).toBe('unauthorized');
    expect(faultOf('https://hooks.example.com.evil.net/', 'hooks.example.com')).toBe('unauthorized');
    expect(faultOf('https://localhost/')).toBe('unauthorized');
  });

  test('may be any subdomain of an allowed name, but not that name itself', () => {
    expect(faultOf('https://a.b.example.com/', '*.example.com')).toBeUndefined();
    expect(faultOf('https://example.com/', '*.example.com')).toBe('unauthorized');
    expect(faultOf('https://badexample.com/', '*.example.com')).toBe('unauthorized');
  });

  test.each([
    'metadata.google.internal',
    'METADATA.google.internal.',
    'printer.local',
    'db.localhost',
    'nas.home.arpa',
    'wiki.corp',
    'git.intranet',
    'router.lan',
    'router.home',
    'db.private',
    'a.test',
    'a.invalid',
    'a.onion',
    'a.alt',
    'intranet',
    'localhost',
  ])('%s is a name without public hosts, which is called only if it or an address is listed', (host) => {
    expect(faultOf(`https://${host}/`, '*')).toBe('unauthorized');
    expect(faultOf(`https://${host}/`, '*', '10.0.0.0/8')).toBeUndefined();
    expect(faultOf(`https://${host}/`, '*', host.toLowerCase().replace(/\.$/, ''))).toBeUndefined();
  });

  test('with a numeric host has to be in an allowed range, or public if every public host is allowed', () => {
    expect(faultOf('https://10.1.2.3/', '10.0.0.0/8')).toBeUndefined();
    expect(faultOf('https://11.1.2.3/', '10.0.0.0/8')).toBe('unauthorized');
    expect(faultOf('https://8.8.8.8/', '*')).toBeUndefined();
    expect(faultOf('https://[2606:4700::1111]/', '*')).toBeUndefined();
    expect(faultOf('https://[::ffff:8.8.8.8]/', '*')).toBeUndefined();
  });

  test.each([
    '10.0.0.1',
    '127.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '2130706433', // 127.0.0.1 as one number
    '0x7f.1',
    '[::]',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::a00:1]',
    '[2002:a00:1::]',
    '[::a00:1]',
    '[::ffff:0:a00:1]',
    '[64:ff9b:1::a00:1]',
    '[fec0::1]',
    '[ff02::1]',
    '[5f00::1]',
    '[4000::1]',
  ])('%s is not public', (host) => {
    expect(faultOf(`https://${host}/`, '*')).toBe('unauthorized');
  });

  test('must not contain a password', () => {
    expect(faultOf('https://me:secret@example.com/', '*')).toBe('unauthorized');
  });

  test('is checked without failing, whatever it is', () => {
    const policy = new AddressPolicy(['*'], '*');
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string({ unit: 'binary' })), (address) => {
        expect(['noHost', 'notHttps', 'unauthorized', undefined]).toContain(policy.findFault(address));
      }),
    );
  });

  test('that is accepted is encrypted or on this machine', () => {
    const policy = new AddressPolicy(['*', 'localhost', '127.0.0.0/8'], '*');
    const host = fc.oneof(fc.domain(), fc.ipV4(), fc.constant('localhost'));
    fc.assert(
      fc.property(fc.constantFrom('http', 'https', 'ftp'), host, (scheme, name) => {
        const isLocal = name === 'localhost' || name.startsWith('127.');
        if (policy.findFault(`${scheme}://${name}/`) === undefined) expect(scheme === 'https' || isLocal).toBe(true);
      }),
    );
  });
});

describe('a name', () => {
  const resolve = (policy: AddressPolicy, name: string, all: boolean) =>
    promisify<string, { all: boolean }, unknown>(policy.lookup)(name, { all });

  test('resolves to allowed addresses', async () => {
    const policy = new AddressPolicy(['localhost', '127.0.0.0/8', '::1'], '*');
    expect(await resolve(policy, 'localhost', true)).toContainEqual({ address: '127.0.0.1', family: 4 });
    expect(['127.0.0.1', '::1']).toContain(await resolve(policy, 'localhost', false));
  });

  test('that is allowed cannot resolve to a disallowed address', async () => {
    await expect(resolve(new AddressPolicy(['localhost', '*'], '*'), 'localhost', true)).rejects.toMatchObject({
      code: 'EACCES',
    });
  });

  test('other than localhost cannot resolve to this machine, where a port would have to be listed', async () => {
    const policy = new AddressPolicy(['*', '127.0.0.0/8', '::1'], [4000]);
    await expect(resolve(policy, 'ip6-localhost', true)).rejects.toMatchObject({ code: /^E/u });
    await expect(resolve(policy, '127.0.0.1', true)).rejects.toMatchObject({ code: 'EACCES' });
  });

  test('that does not resolve fails as it does without a policy', async () => {
    await expect(resolve(new AddressPolicy(['*'], '*'), 'nothing.invalid', true)).rejects.toMatchObject({
      code: /^E/u,
    });
  });
});
