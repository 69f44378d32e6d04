import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

/** A certificate and its key, both in PEM. */
export type TestCertificate = { cert: string; key: string };

const DAY_MS = 86_400_000;
const DNS_NAME = 2; // The tag of a DNS name in GeneralName, RFC 5280 section 4.2.1.6.

/** A private certificate authority. */
export class TestAuthority {
  /** Its own certificate, which clients must trust. */
  readonly cert: string;
  readonly #key: forge.pki.rsa.PrivateKey;
  readonly #name: forge.pki.CertificateField[];

  constructor(name: string) {
    const { key } = createKey();
    const subject = [{ name: 'commonName', value: name }];
    const certificate = describe(key, subject, subject);
    certificate.setExtensions([
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ]);
    certificate.sign(key, forge.md.sha256.create());
    this.cert = forge.pki.certificateToPem(certificate);
    this.#key = key;
    this.#name = subject;
  }

  /** Issues a server certificate for a host name. */
  issue(host: string): TestCertificate {
    const { key, pem } = createKey();
    const certificate = describe(key, [{ name: 'commonName', value: host }], this.#name);
    certificate.setExtensions([
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: DNS_NAME, value: host }] },
    ]);
    certificate.sign(this.#key, forge.md.sha256.create());
    return { cert: forge.pki.certificateToPem(certificate), key: pem };
  }
}

function createKey(): { key: forge.pki.rsa.PrivateKey; pem: string } {
  // Not generated with the library, which takes seconds for a key.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  return { key: forge.pki.privateKeyFromPem(pem), pem };
}

function describe(
  key: forge.pki.rsa.PrivateKey,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  return certificate;
}
