/** Ends of addresses that name calendars and rooms, which belong to nobody's organisation. */
const NO_PERSON = /@(?:group|resource|import)\.calendar\.google\.com$/i;

// One address, or a domain as it is. What programs read differently is none: several signs `@` (those that look like one
// among them), quotes, comments, lists, and characters that nobody sees.
const ADDRESS = /^(?:[^\s\p{C}@\uFE6B\uFF20"(),:;<>[\\\]]+@)?[^\s\p{C}@\uFE6B\uFF20"(),:;<>[\\\]]+$/u;

/** The domain of an email address, or a domain as it is, in lower case: `example.com` for `Ana@Example.com`. */
export function domainOf(address: string): string {
  const key = toKey(address);
  return key.slice(key.lastIndexOf('@') + 1);
}

/**
 * Whether an email address or a domain is for certain of an organisation, which is a domain: the one rule for whether
 * access leaves it. Differences of case, of composition and of the space around it do not count. A subdomain is another
 * domain, and so are one with a dot at its end and the coded form of an international one (`xn--`): a service may take
 * them for somebody else. Whatever could be read as another address is not of the organisation.
 */
export function isInside(address: string, organisation: string): boolean {
  return organisation !== '' && ADDRESS.test(toKey(address)) && domainOf(address) === organisation;
}

/**
 * Whether an email address or a domain is to be marked as outside an organisation, which is a domain. Nothing is outside
 * an organisation that is not known, and calendars and rooms are nowhere.
 */
export function isOutside(address: string, organisation: string): boolean {
  return (
    organisation !== '' &&
    domainOf(address) !== '' &&
    !isInside(address, organisation) &&
    !NO_PERSON.test(address.trim())
  );
}

function toKey(address: string): string {
  // Composed again, as some capitals have no composed form and their small letters do.
  return address.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
