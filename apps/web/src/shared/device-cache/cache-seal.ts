const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

/** A sealed text in storage. */
export type Sealed = { nonce: Uint8Array<ArrayBuffer>; ciphertext: ArrayBuffer };

/** Seals texts with the key of a session. Names do not reveal what they represent. */
export type CacheSeal = {
  /** Identifies the key without revealing it. */
  keyId: string;
  nameOf: (text: string) => Promise<string>;
  seal: (name: string, text: string) => Promise<Sealed>;
  /** Opens a text sealed under this name. Returns undefined if it was sealed with another key or under another name. */
  open: (name: string, sealed: Sealed) => Promise<string | undefined>;
};

/** Creates a seal from the key of a session, 32 bytes in base64. The derived keys cannot be extracted from the browser. */
export async function createCacheSeal(key: string): Promise<CacheSeal> {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const derivation = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(purpose),
  });
  const [sealing, naming] = await Promise.all([
    crypto.subtle.deriveKey(derivation('seal'), base, { name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(derivation('name'), base, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ]);
  const getName = async (text: string) =>
    toHex(await crypto.subtle.sign('HMAC', naming, new TextEncoder().encode(text)));
  const getParams = (name: string, nonce: Uint8Array<ArrayBuffer>) => ({
    name: ALGORITHM,
    iv: nonce,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    keyId: await getName('key'),
    nameOf: getName,
    seal: async (name, text) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const plain = new TextEncoder().encode(text);
      return { nonce, ciphertext: await crypto.subtle.encrypt(getParams(name, nonce), sealing, plain) };
    },
    open: async (name, { nonce, ciphertext }) => {
      const plain = await crypto.subtle.decrypt(getParams(name, nonce), sealing, ciphertext).catch(() => undefined);
      return plain && new TextDecoder().decode(plain);
    },
  };
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
