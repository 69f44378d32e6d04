/** Tables of sessions and roles. */
export type SignInTables = {
  sessions: {
    /** SHA-256 of the session id in hex; the id itself exists only in the cookie. */
    id_hash: string;
    /** Identity provider that vouched for the subject. */
    issuer: string;
    subject: string;
    /** The provider's own session that it came from (`sid`), when the provider names it. */
    provider_session: string | null;
    email: string;
    /** The address in the form in which addresses are compared. */
    email_key: string;
    name: string;
    /** JSON array of roles. */
    roles: string;
    credential_id: string;
    created_at: number;
    /** When the person last proved who they are, as far as the provider told. */
    authenticated_at: number | null;
    last_seen_at: number;
    expires_at: number;
    user_agent: string;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
  /** Roles that operators gave to people. */
  user_roles: {
    /** The address in the form in which addresses are compared. */
    email_key: string;
    email: string;
    /** JSON array of roles; an empty one keeps the person out. */
    roles: string;
    /** Who the address turned out to be, at the first sign-in with it; null before. */
    issuer: string | null;
    subject: string | null;
    updated_at: number;
    /** Address of the operator who wrote it. */
    updated_by: string;
    seal: string | null;
  };
  used_sign_ins: { id: string; expires_at: number };
  /** Logout tokens that have been taken, by issuer and `jti`. */
  used_logout_tokens: { id: string; expires_at: number };
};
