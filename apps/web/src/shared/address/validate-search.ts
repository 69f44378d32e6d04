import { notify } from '#ui/toasts/toasts.tsx';

/**
 * Returns a validator for URL parameters. Invalid values are dropped, so that a manually written URL never breaks a screen. The
 * user is notified which ones were dropped, once per URL.
 */
export function searchValidator<Search>(params: {
  parse: (raw: Readonly<Record<string, unknown>>) => Search;
}): (raw: Record<string, unknown>) => Search {
  let reported = '';
  return (raw) => {
    const parsed = params.parse(raw);
    const ignored = findIgnored(raw, parsed).join(', ');
    // Dropped values are first removed from the URL, and the rest is parsed again, so they were already reported.
    if (!reported.includes(ignored)) notifyIfStaying(`Ignored in the address: ${ignored}`);
    reported = ignored;
    return parsed;
  };
}

/**
 * During navigation to another screen, the router passes the parameters of the previous screen to the validator. These are not
 * reported: at the end of the turn, the URL is a different one.
 */
function notifyIfStaying(message: string): void {
  const { pathname } = window.location;
  setTimeout(() => {
    if (window.location.pathname === pathname) notify(message);
  });
}

/** Returns the `name` or `name value` of members in `raw` that are missing in `parsed`. */
function findIgnored(raw: Record<string, unknown>, parsed: unknown): string[] {
  const retained = new Map(Object.entries(parsed ?? {}));
  return Object.entries(raw).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const remainingValues = new Set([retained.get(name)].flat().map(String));
    if (retained.get(name) === undefined) return [`${name} ${[value].flat().map(String).join(', ')}`.trim()];
    return [value].flat().flatMap((part) => (remainingValues.has(String(part)) ? [] : [`${name} ${String(part)}`]));
  });
}
