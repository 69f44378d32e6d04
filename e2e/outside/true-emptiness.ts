/** Empty states that tell the truth: their titles, by the route of the screen; those of `*` may stand on any. */
export type TrueEmptiness = Readonly<Record<string, readonly RegExp[]>>;

/** What says that the services lack a resource. */
export const NOT_OFFERED = /^This service does not offer /;

/** What nobody has made in a new console, whatever the services have. */
export const NEW_CONSOLE: TrueEmptiness = {
  '_console.alerts.index': [/^No active alerts$/],
  '_console.alerts.delivery': [/^No channels yet$/],
  '_console.alerts.reports': [/^No reports yet$/],
  '_console.alerts.rules': [/^No rules yet$/],
  '_console.watches': [/^No watches yet$/],
};

/** What is empty in a console that nobody has used, at services that lack resources. */
export const NEW_CONSOLE_EMPTY: TrueEmptiness = {
  ...NEW_CONSOLE,
  '*': [NOT_OFFERED],
  '_console.changes': [/^No changes since this token$/],
};

/** Whether an empty state is true on a screen. */
export function isTrulyEmpty(empty: TrueEmptiness, route: string, title: string): boolean {
  return [...(empty[route] ?? []), ...(empty['*'] ?? [])].some((pattern) => pattern.test(title));
}
