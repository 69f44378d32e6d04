/** The expected empty states: their titles, by the route of the screen. Those of `*` are allowed on any screen. */
export type ExpectedEmptyStates = Readonly<Record<string, readonly RegExp[]>>;

/** Reports that the services do not support a resource. */
export const NOT_OFFERED_TITLE = /^This service does not offer /;

/** The empty states of a new console, regardless of the services' content. */
export const NEW_CONSOLE_EMPTY_STATES: ExpectedEmptyStates = {
  '_console.alerts.index': [/^No active alerts$/],
  '_console.alerts.delivery': [/^No channels yet$/],
  '_console.alerts.reports': [/^No reports yet$/],
  '_console.alerts.rules': [/^No rules yet$/],
  '_console.watches': [/^No watches yet$/],
};

/** The empty states of an unused console whose services lack resources. */
export const UNUSED_CONSOLE_EMPTY_STATES: ExpectedEmptyStates = {
  ...NEW_CONSOLE_EMPTY_STATES,
  '*': [NOT_OFFERED_TITLE],
  '_console.changes': [/^No changes since this token$/],
};

/** Whether an empty state is expected on a screen. */
export function isExpectedEmptyState(empty: ExpectedEmptyStates, route: string, title: string): boolean {
  return [...(empty[route] ?? []), ...(empty['*'] ?? [])].some((pattern) => pattern.test(title));
}
