/** The prefix of a message that requests changes. The approval history detects such messages by it. */
const PREFIX = 'Changes requested: ';

/** Returns the message that requests changes. */
export function formatChangeRequest(text: string): string {
  return `${PREFIX}${text}`;
}
