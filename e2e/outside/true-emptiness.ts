/** Empty states that tell the truth: their titles, by the route of the screen; those of `*` may stand on any. */
export type TrueEmptiness = Readonly<Record<string, readonly RegExp[]>>;

/** What says that the services lack a resource. */
export const NOT_OFFERED = /^This service does not offer /;

/** What is empty in a console that nobody has used, at services that lack resources. */
export const NEW_CONSOLE_EMPTY: TrueEmptiness = {
  '*': [NOT_OFFERED],
  '_console.changes': [/^No changes since this token$/],
  '_console.watches': [/^No watches yet$/],
};

/** Whether an empty state is true on a screen. */
export function isTrulyEmpty(empty: TrueEmptiness, route: string, title: string): boolean {
  return [...(empty[route] ?? []), ...(empty['*'] ?? [])].some((pattern) => pattern.test(title));
}
