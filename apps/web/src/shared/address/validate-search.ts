import { notify } from '#ui/toasts/toasts.tsx';

/**
 * Reader of what an address holds after its `?`. Values that make no sense are left out, so that an address by hand
 * never breaks a screen; the person is told which, once for each address.
 */
export function searchValidator<Search>(params: {
  parse: (raw: Readonly<Record<string, unknown>>) => Search;
}): (raw: Record<string, unknown>) => Search {
  let reported = '';
  return (raw) => {
    const parsed = params.parse(raw);
    const ignored = findIgnored(raw, parsed).join(', ');
    // What is left out first leaves the address, and the rest is read again: that much was told.
    if (!reported.includes(ignored)) notifyIfStaying(`Ignored in the address: ${ignored}`);
    reported = ignored;
    return parsed;
  };
}

/**
 * On the way to another screen the router shows its reader the search of the screen that is left. That is nothing to
 * complain about: by the end of the turn the address is another one.
 */
function notifyIfStaying(message: string): void {
  const { pathname } = window.location;
  setTimeout(() => {
    if (window.location.pathname === pathname) notify(message);
  });
}

/** `name` or `name value` of what `raw` has and `parsed` has not. */
function findIgnored(raw: Record<string, unknown>, parsed: unknown): string[] {
  const retained = new Map(Object.entries(parsed ?? {}));
  return Object.entries(raw).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const remainingValues = new Set([retained.get(name)].flat().map(String));
    if (retained.get(name) === undefined) return [`${name} ${[value].flat().map(String).join(', ')}`.trim()];
    return [value].flat().flatMap((part) => (remainingValues.has(String(part)) ? [] : [`${name} ${String(part)}`]));
  });
}
