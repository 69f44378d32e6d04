import type { Generated } from 'kysely';

/** The tables of sealed data. */
export type VaultTables = {
  credentials: {
    id: string;
    subject: string;
    /** Full scope identifiers, separated by spaces. */
    scopes: string;
    /** Sealed JSON of the tokens. */
    sealed: Uint8Array;
    /** The ID of the key used for sealing. */
    key_id: string;
    /** Incremented with every write, and bound by the seal. */
    version: number;
    access_expires_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
  };
  /** A value derived from each key of the ring, to recognise the key. */
  key_checks: { key_id: string; check_value: Uint8Array };
  /** Secrets other than credentials, by purpose. */
  sealed_secrets: {
    purpose: string;
    id: string;
    sealed: Uint8Array;
    /** The ID of the key used for sealing. */
    key_id: string;
  };
};
