/** Ends of addresses that name calendars and rooms, which belong to nobody's organisation. */
const NO_PERSON = /@(?:group|resource|import)\.calendar\.google\.com$/i;

/** The domain of an email address, or a domain as it is, in lower case: `example.com` for `Ana@Example.com`. */
export function domainOf(address: string): string {
  // Composed again, as some capitals have no composed form and their small letters do.
  const key = address.trim().normalize('NFC').toLowerCase().normalize('NFC');
  return key.slice(key.lastIndexOf('@') + 1);
}

/**
 * Whether an email address or a domain is outside an organisation, which is a domain. A subdomain is another domain. Nothing
 * is outside an organisation that is not known, and calendars and rooms are nowhere.
 */
export function isOutside(address: string, organisation: string): boolean {
  const domain = domainOf(address);
  return organisation !== '' && domain !== '' && domain !== organisation && !NO_PERSON.test(address.trim());
}
