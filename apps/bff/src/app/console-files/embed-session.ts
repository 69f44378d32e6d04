import type { components } from '@rotunda/api-client/bff-types';

type Session = components['schemas']['Session'];

const EMPTY = '<script type="application/json" id="session"></script>';

/**
 * Returns the built page with the session, which the console would otherwise request with another round trip. The element is a
 * data block, which the browser does not run.
 */
export function embedSession(html: string, session: Session): string {
  // Escapes brackets, so that no user name can close the element.
  const data = JSON.stringify(session).replaceAll('<', String.raw`\u003c`);
  return html.replace(EMPTY, () => EMPTY.replace('><', () => `>${data}<`));
}
