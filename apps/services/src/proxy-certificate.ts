import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';
import { DAY_MS } from '#core/durations.ts';

/** A certificate and its key, both in PEM. */
export type ProxyCertificate = { cert: string; key: string };

const LIFETIME_MS = 30 * DAY_MS;
const KEY_BITS = 2048;
const DNS_NAME = 2; // The type dNSName of GeneralName (RFC 5280 section 4.2.1.6).

/**
 * Creates a certificate for host names, which may begin with `*.`. It is self-signed without an authority: programs that trust it
 * trust only these hosts.
 */
export function createProxyCertificate(hosts: readonly string[], nowMs: number): ProxyCertificate {
  // The library takes seconds to generate a key.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
  const key = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const signingKey = forge.pki.privateKeyFromPem(key);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(signingKey.n, signingKey.e);
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  // Starts a day earlier, for programs whose clock is slow.
  certificate.validity.notBefore = new Date(nowMs - DAY_MS);
  certificate.validity.notAfter = new Date(nowMs + LIFETIME_MS);
  const name = [{ name: 'commonName', value: 'Rotunda services' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
    { name: 'extKeyUsage', serverAuth: true },
    { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: DNS_NAME, value })) },
  ]);
  certificate.sign(signingKey, forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(certificate), key };
}
