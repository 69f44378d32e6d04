import { sign } from 'node:crypto';
import { HostException } from '#script/host-exception.ts';

/** Host functions for signatures with private keys. */
export type RsaFunctions = {
  /** Signs a text (PKCS #1 v1.5) and returns the signature in signed bytes. The key is in PEM. */
  signRsa(algorithm: string, value: string, key: string): number[];
};

const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['RSA_SHA_1', 'RSA-SHA1'],
  ['RSA_SHA_256', 'RSA-SHA256'],
]);
// Sufficient for the largest keys in use.
const MAX_KEY_CHARACTERS = 20_000;

/** Signs with RSA keys supplied by scripts. */
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
