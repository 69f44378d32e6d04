/** Scopes of the operation table that have an address of their own instead of a suffix. */
const OWN_ADDRESSES: Readonly<Record<string, string>> = {
  '{mail_scope_url}': 'https://mail.google.com/',
  '{calendar_feeds_scope_url}': 'https://www.google.com/calendar/feeds',
  '{contacts_feeds_scope_url}': 'https://www.google.com/m8/feeds',
};

// Every call has those looked up that it accepts; text that is put together anew each time has to be read whole for that.
const known = new Map<string, Map<string, string>>();

/** Full identifier of a scope suffix of the operation table: `{scope_base}/auth/<suffix>`. */
export function toScopeIdentifier(scopeBase: string, suffix: string): string {
  return known.get(scopeBase)?.get(suffix) ?? remember(scopeBase, suffix);
}

function remember(scopeBase: string, suffix: string): string {
  const identifier = OWN_ADDRESSES[suffix] ?? `${scopeBase}/auth/${suffix}`;
  const ofBase = known.get(scopeBase) ?? new Map<string, string>();
  known.set(scopeBase, ofBase.set(suffix, identifier));
  return identifier;
}
