import type { Generated } from 'kysely';

/** Tables of what is sealed. */
export type VaultTables = {
  credentials: {
    id: string;
    subject: string;
    /** Full scope identifiers, separated by spaces. */
    scopes: string;
    /** Sealed JSON of the tokens. */
    sealed: Uint8Array;
    /** Id of the key that sealed it. */
    key_id: string;
    /** Grows with every write; part of what the seal binds. */
    version: number;
    access_expires_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
  };
  /** What each key of the ring derives, to recognise it by. */
  key_checks: { key_id: string; check_value: Uint8Array };
  /** Secrets other than credentials, by what they are for. */
  sealed_secrets: {
    purpose: string;
    id: string;
    sealed: Uint8Array;
    /** Id of the key that sealed it. */
    key_id: string;
  };
};
