/** Domains of calendars and rooms, which belong to no organisation. */
const NO_PERSON = /@(?:group|resource|import)\.calendar\.google\.com$/i;

// A single address, or a domain. Rejects everything that programs interpret differently: several `@` signs (including
// lookalikes), quotes, comments, lists, and invisible characters.
const ADDRESS = /^(?:[^\s\p{C}@\uFE6B\uFF20"(),:;<>[\\\]]+@)?[^\s\p{C}@\uFE6B\uFF20"(),:;<>[\\\]]+$/u;

/** Returns the domain of an email address, or a domain itself, in lower case: `example.com` for `Ana@Example.com`. */
export function getDomain(address: string): string {
  const key = toKey(address);
  return key.slice(key.lastIndexOf('@') + 1);
}

/**
 * Whether an email address or domain certainly belongs to an organisation, which is a domain. The only rule for deciding whether
 * access leaves the organisation. Ignores case, Unicode composition and surrounding whitespace. Subdomains, domains with a
 * trailing dot and encoded international domains (`xn--`) are different domains, because a service may treat them as such.
 * Anything that could be interpreted as another address does not belong to the organisation.
 */
export function isInside(address: string, organisation: string): boolean {
  return organisation !== '' && ADDRESS.test(toKey(address)) && getDomain(address) === organisation;
}

/**
 * Whether to mark an email address or domain as outside an organisation, which is a domain. Nothing is outside an unknown
 * organisation, and calendars and rooms are never outside.
 */
export function isOutside(address: string, organisation: string): boolean {
  return (
    organisation !== '' &&
    getDomain(address) !== '' &&
    !isInside(address, organisation) &&
    !NO_PERSON.test(address.trim())
  );
}

function toKey(address: string): string {
  // Normalises again, because some capitals have no composed form but their lower-case letters do.
  return address.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
