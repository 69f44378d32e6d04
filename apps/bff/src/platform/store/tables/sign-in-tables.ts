/** Tables of sessions and roles. */
export type SignInTables = {
  sessions: {
    /** The SHA-256 in hex of the session ID. The ID itself exists only in the cookie. */
    id_hash: string;
    /** The identity provider of the subject. */
    issuer: string;
    subject: string;
    /** The provider's own session (`sid`) that the session came from, if reported. */
    provider_session: string | null;
    email: string;
    /** The address normalised for comparison. */
    email_key: string;
    name: string;
    /** JSON array of roles. */
    roles: string;
    credential_id: string;
    created_at: number;
    /** When the user last authenticated, if the provider reported it. */
    authenticated_at: number | null;
    last_seen_at: number;
    expires_at: number;
    user_agent: string;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
  /** The roles that operators assigned to users. */
  user_roles: {
    /** The address normalised for comparison. */
    email_key: string;
    email: string;
    /** A JSON array of roles. An empty array denies access to the user. */
    roles: string;
    /** The user of the address, bound at the first sign-in with it. Null before. */
    issuer: string | null;
    subject: string | null;
    updated_at: number;
    /** The address of the operator who wrote the entry. */
    updated_by: string;
    seal: string | null;
  };
  used_sign_ins: { id: string; expires_at: number };
  /** Used logout tokens, by issuer and `jti`. */
  used_logout_tokens: { id: string; expires_at: number };
};
