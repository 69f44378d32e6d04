/** Scopes of the operation table with their own URL instead of a suffix. */
const OWN_ADDRESSES: Readonly<Record<string, string>> = {
  '{mail_scope_url}': 'https://mail.google.com/',
  '{calendar_feeds_scope_url}': 'https://www.google.com/calendar/feeds',
  '{contacts_feeds_scope_url}': 'https://www.google.com/m8/feeds',
};

/** Returns the full identifier of a scope suffix: `{scope_base}/auth/<suffix>`. */
export function toScopeIdentifier(scopeBase: string, suffix: string): string {
  return OWN_ADDRESSES[suffix] ?? `${scopeBase}/auth/${suffix}`;
}
