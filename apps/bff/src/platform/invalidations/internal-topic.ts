const INTERNAL_TOPIC =
  /^(?:delayed-calls|jobs|saved|watches|job:[\da-f-]{36}|index:(?:approvals|access-requests|outside-access|projects))$/;

/**
 * Whether a topic is about what the BFF itself does for a person. Its invalidations come from here, and only to sessions of that
 * person, so that nobody has to be asked whether one may look.
 */
export function isInternalTopic(name: string): boolean {
  return INTERNAL_TOPIC.test(name);
}
