import { expect, test } from 'vitest';
import { isLoopbackHost } from './is-loopback-host.ts';

test.each([
  'localhost',
  'LOCALHOST:4000',
  '127.0.0.1:4000',
  '127.1.2.3',
  '[::1]:4000',
  'console.localhost',
  'localhost:80',
])('%s is a loopback host', (host) => expect(isLoopbackHost(host)).toBe(true));

test.each([
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil-localhost',
  '127.0.0.1@evil.example',
  'evil.example/127.0.0.1',
  'evil.example#localhost',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
  '',
  'localhost:99999',
])('%s is not', (host) => expect(isLoopbackHost(host)).toBe(false));
