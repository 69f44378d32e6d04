import { expect, test } from 'vitest';
import { ContentHosts, toContentHosts } from './content-hosts.ts';

const SERVICE = 'https://www.googleapis.com/drive/v3/files/f1';
const google = new ContentHosts({ contentHosts: toContentHosts(undefined, 'google'), plainHttpHosts: [] });
const none = new ContentHosts({ contentHosts: toContentHosts(undefined, 'generic'), plainHttpHosts: [] });

test.each([
  ['/download/f1?alt=media', 'https://www.googleapis.com', true],
  ['https://drive.usercontent.google.com/download?id=f1', 'https://drive.usercontent.google.com', true],
  ['https://doc-0s-docs.googleusercontent.com/docs/x', 'https://doc-0s-docs.googleusercontent.com', false],
  ['https://1.2.3.4.bc.googleusercontent.com/x', 'https://1.2.3.4.bc.googleusercontent.com', false],
])('the google profile reads %s; the token is sent only to hosts listed in full', (named, origin, canReceiveToken) => {
  expect(google.resolve(SERVICE, named)).toMatchObject({ origin, canReceiveToken });
});

test.each([
  'http://www.googleapis.com/x',
  'https://www.googleapis.com.evil.example/x',
  'https://evilgoogleusercontent.com/x',
  'https://drive.usercontent.google.com:8443/x',
  'https://user:password@drive.usercontent.google.com/x',
  'https://accounts.google.com/signin',
  'javascript:alert(1)',
])('the google profile does not read %s', (named) => {
  expect(google.resolve(SERVICE, named)).toBeUndefined();
});

test('without a list, only the service itself is read', () => {
  expect(none.resolve(SERVICE, '/other')).toMatchObject({
    origin: 'https://www.googleapis.com',
    canReceiveToken: true,
  });
  expect(none.resolve(SERVICE, 'https://drive.usercontent.google.com/x')).toBeUndefined();
});

test('plain http is only for loopback addresses and listed hosts', () => {
  const hosts = { contentHosts: ['blobs.internal', '127.0.0.1:9000'], plainHttpHosts: ['blobs.internal'] };
  expect(new ContentHosts(hosts).find('http://blobs.internal/x')).toMatchObject({ canReceiveToken: true });
  expect(new ContentHosts(hosts).find('http://127.0.0.1:9000/x')).toMatchObject({ canReceiveToken: true });
  expect(new ContentHosts({ ...hosts, plainHttpHosts: [] }).find('http://blobs.internal/x')).toBeUndefined();
});
