/** Names a person among those of all identity providers; addresses have no spaces. */
export function toUserId(issuer: string, subject: string): string {
  return `${issuer} ${subject}`;
}

/** The subject that a person's name stands for at this identity provider; an empty one, which nobody has, at others. */
export function toSubject(issuer: string, userId: string): string {
  return userId.startsWith(`${issuer} `) ? userId.slice(issuer.length + 1) : '';
}
