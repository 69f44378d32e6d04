import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import type { ScriptFile } from '#items/script-content.ts';

/** Services of scripts, and the suffix of the scope that opens them. */
const SCOPES: readonly (readonly [service: RegExp, suffix: string])[] = [
  [/\b(?:DriveApp|Drive)\s*\./u, 'drive'],
  [/\b(?:CalendarApp|Calendar)\s*\./u, 'calendar'],
  [/\bSpreadsheetApp\s*\./u, 'spreadsheets'],
  [/\bDocumentApp\s*\./u, 'documents'],
  [/\b(?:MailApp|GmailApp)\s*\./u, '{mail_scope_url}'],
  [/\bSession\s*\./u, 'userinfo.email'],
];

/**
 * Full identifiers of the scopes that code needs whose manifest names none: those of the services that occur in it, as on the
 * public platform.
 */
export function toWantedScopes(files: readonly ScriptFile[], scopeBase: string): string[] {
  const code = files.flatMap(({ type, source }) => (type === 'JSON' ? [] : [source])).join('\n');
  return SCOPES.flatMap(([service, suffix]) => (service.test(code) ? [toScopeIdentifier(scopeBase, suffix)] : []));
}
