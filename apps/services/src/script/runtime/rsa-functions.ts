import { sign } from 'node:crypto';
import { HostException } from '#script/host-exception.ts';

/** What the sandbox asks of the host for signatures with private keys. */
export type RsaFunctions = {
  /** The signature of a text (PKCS #1 v1.5), in signed bytes. The key is PEM. */
  signRsa(algorithm: string, value: string, key: string): number[];
};

const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['RSA_SHA_1', 'RSA-SHA1'],
  ['RSA_SHA_256', 'RSA-SHA256'],
]);
// Of the largest keys that are in use.
const MAX_KEY_CHARACTERS = 20_000;

/** Signs with RSA keys of scripts. */
export const rsaFunctions: RsaFunctions = {
  signRsa(algorithm, value, key) {
    const digest = DIGESTS.get(String(algorithm));
    if (digest === undefined) throw new HostException(`Invalid argument: ${algorithm}`);
    if (String(key).length > MAX_KEY_CHARACTERS) throw new HostException('Argument too large: key');
    try {
      return [...new Int8Array(sign(digest, Buffer.from(String(value)), String(key)))];
    } catch {
      throw new HostException('Invalid argument: key');
    }
  },
};
