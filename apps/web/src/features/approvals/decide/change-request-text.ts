/** How a message begins that requests changes: the history of approvals knows such messages by it. */
const PREFIX = 'Changes requested: ';

/** The message that requests changes. */
export function changeRequestText(text: string): string {
  return `${PREFIX}${text}`;
}
