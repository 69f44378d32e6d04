import { useEffect } from 'react';
import { readLastEmail } from './last-email.ts';

const reloadPage = () => window.location.reload();

/**
 * Reloads the page once another user has signed in in this browser. All tabs share the session: the page would still show the data
 * and the name of its user, and send what that user does as the other one.
 */
export function useReloadForOtherUser(email: string, reload: () => void = reloadPage): void {
  useEffect(() => {
    const check = () => {
      const current = readLastEmail();
      if (current !== undefined && current !== email) reload();
    };
    // A page in the browser's back/forward cache and a frozen tab get no storage events.
    window.addEventListener('storage', check);
    window.addEventListener('pageshow', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('storage', check);
      window.removeEventListener('pageshow', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [email, reload]);
}
